/** What should stand in a place of a table, or of a form, that somebody has filled in otherwise. */
export type Should =
  /** Of a file as a whole. */
  | { readonly is: "kib"; readonly most: number }
  | { readonly is: "utf-8" | "text" | "closed-quote" | "doubled-quotes" | "filled" }
  | { readonly is: "row" | "columns" | "cards" | "players" | "characters"; readonly most: number }
  | { readonly is: "titled" | "one-title" | "short-heading" | "heading-once" | "title" | "real-card" }
  /** `line`: where it stood before, in figures. */
  | { readonly is: "other-card" | "other-player"; readonly line: string }
  | { readonly is: "cells"; readonly wanted: number; readonly found: number }
  | { readonly is: "figure" | "cost" | "outcome" | "keywords" }
  /** `list`: words as they are typed. */
  | { readonly is: "one-of" | "race" | "conflict" | "marks"; readonly list: string }
  | { readonly is: "filled-players" | "player-headings" | "player-lines" | "user" };
