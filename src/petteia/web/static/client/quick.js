// From the front page straight into a game: me against bots.
import { post } from "./api.js";
import { playerName } from "./settings.js";
import { say } from "./words.js";

export const botLevels = (game) => (game.bots || []).map((bot) => (typeof bot === "string" ? bot : bot.level || bot.name || bot.id));

/** The level to offer first. */
export function usualBot(game) {
  const levels = botLevels(game);
  return ["casual", "skilled"].find((level) => levels.includes(level)) || levels[0];
}

export async function quickTable(game) {
  const seats = game.seats.includes(4) ? 4 : game.seats.includes(3) ? 3 : game.seats[0];
  const bot = usualBot(game);
  const chairs = Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", bot }));
  return createTable(game.id, seats, {}, chairs, { mode: "live", clock: null, public: false, seating: "random" });
}

/** Create a table; the server starts it at once when nobody is missing. */
export function createTable(game, seats, options, chairs, rest) {
  return post("tables", { game, seats, options, chairs, player: playerName.value.trim() || say("guest"), ...rest });
}
