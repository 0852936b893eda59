"""The browser client: templates, static modules, art and the texts of the site. No rules live here."""
