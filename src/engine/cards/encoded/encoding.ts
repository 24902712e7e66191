import type { CardType } from "../../state/vocabulary.ts";
import type { CardText } from "../text.ts";

/** A real card's text in verbs, restated from the errata or the rulings that give the whole of it. */
export interface Encoding {
  title: string;
  /** Null where no source says of what type it is. */
  type: CardType | null;
  text: CardText;
}

/** A card whose whole text is known, and that the verbs cannot say yet. */
export interface Pending {
  title: string;
  /** The verb, condition or trigger that is missing. */
  missing: string;
}

/** Who carries out a card's text: the moderator, both it and the players, or the players with `/effect`. */
export type Automation = "automatic" | "assisted" | "by hand";
