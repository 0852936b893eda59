// Runs before the first paint, so that a page never flashes in the wrong theme or language.
(function () {
  var root = document.documentElement;
  var saved = {};
  try {
    saved = JSON.parse(localStorage.getItem("petteia.settings") || "{}");
  } catch (error) {
    saved = {};
  }
  var languages = ["en", "de"];
  var wanted = saved.language || (navigator.language || "en").slice(0, 2);
  root.lang = languages.indexOf(wanted) >= 0 ? wanted : "en";
  root.dataset.theme = saved.theme || "system";
  root.dataset.motion = saved.motion || "system";
  root.dataset.text = saved.text || "normal";
})();
