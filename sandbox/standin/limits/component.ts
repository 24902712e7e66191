import { ButtonStyle, ComponentType } from "discord.js";
import { isRecord, type Json, numberOf, records } from "../json.ts";
import { addressFaults, countFaults, duplicateFaults, type Fault, fault, lengthFaults, type Path } from "./fault.ts";

const selects: readonly unknown[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

interface Placed {
  component: Json;
  path: Path;
}

/** Limits of rows, buttons and menus wherever they stand, and custom ids that occur twice. */
export function componentFaults(components: unknown, path: Path): Fault[] {
  const placed = [...place(components, path)];
  const customIds = placed.map((each) => ({ value: each.component.custom_id, path: [...each.path, "custom_id"] }));
  return [
    ...placed.flatMap(({ component, path: at }) => oneFaults(component, at)),
    ...duplicateFaults(customIds, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id"),
  ];
}

function* place(components: unknown, path: Path): Generator<Placed> {
  for (const [index, component] of records(components).entries()) yield* placeOne(component, [...path, index]);
}

function* placeOne(component: Json, path: Path): Generator<Placed> {
  yield { component, path };
  yield* place(component.components, [...path, "components"]);
  for (const key of ["component", "accessory"]) {
    const inner = component[key];
    if (isRecord(inner)) yield* placeOne(inner, [...path, key]);
  }
}

function oneFaults(component: Json, path: Path): Fault[] {
  const customId = lengthFaults(component.custom_id, [...path, "custom_id"], 1, 100);
  if (selects.includes(component.type)) return [...customId, ...selectFaults(component, path)];
  switch (component.type) {
    case ComponentType.ActionRow:
      return rowFaults(records(component.components), [...path, "components"]);
    case ComponentType.Button:
      return [...customId, ...buttonFaults(component, path)];
    case ComponentType.TextDisplay:
      return lengthFaults(component.content, [...path, "content"], 1, 4000);
    case ComponentType.Section:
      return countFaults(records(component.components), [...path, "components"], 1, 3);
    case ComponentType.MediaGallery:
      return countFaults(records(component.items), [...path, "items"], 1, 10);
    case ComponentType.TextInput:
      return [...customId, ...textInputFaults(component, path)];
    default:
      return customId;
  }
}

function rowFaults(inside: Json[], path: Path): Fault[] {
  const wide = inside.filter((component) => component.type !== ComponentType.Button);
  if (wide.length > 0 && inside.length > 1) {
    return [fault(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")];
  }
  return countFaults(inside, path, 1, 5);
}

function buttonFaults(button: Json, path: Path): Fault[] {
  const isLink = button.style === ButtonStyle.Link;
  const isPremium = button.style === ButtonStyle.Premium;
  const wanted = isLink ? "url" : isPremium ? "sku_id" : "custom_id";
  return [
    ...(button[wanted] ? [] : [fault([...path, wanted], "BASE_TYPE_REQUIRED", "This field is required")]),
    ...(isLink && button.custom_id
      ? [fault(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link button has no custom id")]
      : []),
    ...(button.label || button.emoji || isPremium
      ? []
      : [fault([...path, "label"], "BUTTON_COMPONENT_INVALID", "A button must have a label or an emoji")]),
    ...lengthFaults(button.label, [...path, "label"], 0, 80),
    ...lengthFaults(button.url, [...path, "url"], 1, 512),
    ...addressFaults(button.url, [...path, "url"], ["http", "https", "discord"]),
    ...emojiFaults(button.emoji, [...path, "emoji", "name"]),
  ];
}

const graphemes = new Intl.Segmenter();
const OF_EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;
const PICTURED = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|\u{20E3}/u;

/** Whether a text is one emoji of Unicode's and nothing else. */
const isEmoji = (text: string): boolean =>
  OF_EMOJI.test(text) && PICTURED.test(text) && [...graphemes.segment(text)].length === 1;

/** A fault where an emoji is neither a server's own, told by its id, nor one of Unicode's. */
function emojiFaults(emoji: unknown, path: Path): Fault[] {
  if (!isRecord(emoji) || emoji.id) return [];
  if (isEmoji(String(emoji.name ?? ""))) return [];
  return [fault(path, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")];
}

function selectFaults(select: Json, path: Path): Fault[] {
  const options = records(select.options);
  const isString = select.type === ComponentType.StringSelect;
  const least = numberOf(select.min_values) ?? 1;
  const most = numberOf(select.max_values) ?? 1;
  const at = (index: number, key: string) => [...path, "options", index, key];
  return [
    ...lengthFaults(select.placeholder, [...path, "placeholder"], 0, 150),
    ...(isString ? countFaults(options, [...path, "options"], 1, 25) : []),
    ...options.flatMap((option, index) => [
      ...lengthFaults(option.label, at(index, "label"), 1, 100),
      ...lengthFaults(option.value, at(index, "value"), 1, 100),
      ...lengthFaults(option.description, at(index, "description"), 1, 100),
      ...emojiFaults(option.emoji, [...path, "options", index, "emoji", "name"]),
    ]),
    ...duplicateFaults(
      options.map((option, index) => ({ value: option.value, path: at(index, "value") })),
      "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
      "The specified option value",
    ),
    ...(least > most || least < 0 || most > 25 || (isString && most > options.length)
      ? [fault([...path, "max_values"], "SELECT_COMPONENT_MAX_VALUES_INVALID", "min_values, max_values do not fit")]
      : []),
    ...(options.filter((option) => option.default === true).length > most
      ? [fault([...path, "options"], "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More defaults than max_values")]
      : []),
  ];
}

function textInputFaults(input: Json, path: Path): Fault[] {
  return [
    ...lengthFaults(input.label, [...path, "label"], 1, 45),
    ...lengthFaults(input.placeholder, [...path, "placeholder"], 0, 100),
    ...lengthFaults(input.value, [...path, "value"], 0, numberOf(input.max_length) ?? 4000),
  ];
}
