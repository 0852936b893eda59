// Language, theme, motion and text size: kept in this browser, changed at once.
import { effect, root, signal } from "./kit.js";

export const LANGUAGES = ["en", "de"];
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch" };
const KEY = "petteia.settings";

function saved() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || "{}");
  } catch {
    return {};
  }
}

const start = saved();
export const language = signal(document.documentElement.lang === "de" ? "de" : "en");
export const theme = signal(start.theme || "system");
export const motion = signal(start.motion || "system");
export const textSize = signal(start.text || "normal");
export const askTwice = signal(start.askTwice === true); // before what cannot be taken back
export const inWords = signal(start.inWords === true); // boards as text
export const playerName = signal(start.name || "");

effect(() => {
  const page = document.documentElement;
  page.lang = language.value;
  page.dataset.theme = theme.value;
  page.dataset.motion = motion.value;
  page.dataset.text = textSize.value;
  const kept = {
    language: language.value,
    theme: theme.value,
    motion: motion.value,
    text: textSize.value,
    askTwice: askTwice.value,
    inWords: inWords.value,
    name: playerName.value,
  };
  document.cookie = `petteia-language=${language.value}; path=${root}; max-age=34560000; samesite=lax`;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing still plays
  }
});

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds a piece travels; 0 when nothing shall move. */
export function travelTime() {
  if (motion.value === "off" || (motion.value === "system" && calm.matches)) return 0;
  return { fast: 160, slow: 520 }[motion.value] || 280;
}

/** Something small this browser remembers, by key. */
export const memory = {
  get(key, otherwise) {
    try {
      const text = localStorage.getItem(`petteia.${key}`);
      return text === null ? otherwise : JSON.parse(text);
    } catch {
      return otherwise;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(`petteia.${key}`, JSON.stringify(value));
    } catch {
      // see above
    }
  },
};
