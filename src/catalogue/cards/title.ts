import { titleKey } from "../../engine/cards/titles.ts";

/** A title as a part of an id: small letters, digits and hyphens. */
export function titleSlug(title: string): string {
  return titleKey(title)
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
