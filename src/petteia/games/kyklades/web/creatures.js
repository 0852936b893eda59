// The glyph of each creature.
export const CREATURE_GLYPHS = {
  siren: "mermaid", pegasus: "pegasus", giant: "giant", chimera: "chimera", cyclops: "cyclops", sphinx: "greek-sphinx",
  sylph: "fairy-wings", harpy: "harpy", griffon: "griffin-symbol", fates: "sewing-string", satyr: "pan-flute", dryad: "tree-face",
  kraken: "kraken-tentacle", minotaur: "minotaur", chiron: "centaur", medusa: "medusa-head", polyphemus: "one-eyed",
};
