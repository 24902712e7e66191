/** The buttons, menus and form fields that a person finds in a message or a form. */
import { ComponentType } from "discord.js";
import { isRecord, type Json, numberOf, records, textOf } from "../json.ts";
import { walkComponents } from "../messages/components.ts";

export interface Button {
  customId: string | null;
  label: string;
  emoji: string;
  disabled: boolean;
  url: string | null;
}

export interface MenuOption {
  label: string;
  value: string;
  description: string;
}

export interface Menu {
  type: number;
  customId: string;
  /** What stands in the closed menu, or its label in a form. */
  placeholder: string;
  options: MenuOption[];
  least: number;
  most: number;
  disabled: boolean;
}

export interface Field {
  customId: string;
  label: string;
  type: number;
  required: boolean;
  minimum: number;
  maximum: number;
  /** What it holds before anything is typed. */
  value: string;
  options: MenuOption[];
}

const menuTypes: readonly unknown[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

export function buttonsOf(components: unknown): Button[] {
  return [...walkComponents(components)]
    .filter((component) => component.type === ComponentType.Button)
    .map((button) => ({
      customId: textOf(button.custom_id) ?? null,
      label: textOf(button.label) ?? "",
      emoji: isRecord(button.emoji) ? (textOf(button.emoji.name) ?? "") : "",
      disabled: button.disabled === true,
      url: textOf(button.url) ?? null,
    }));
}

export function menusOf(components: unknown): Menu[] {
  return [...walkComponents(components)]
    .filter((component) => menuTypes.includes(component.type))
    .map((menu) => ({
      type: numberOf(menu.type) ?? 0,
      customId: textOf(menu.custom_id) ?? "",
      placeholder: textOf(menu.placeholder) ?? "",
      options: optionsOf(menu),
      least: numberOf(menu.min_values) ?? 1,
      most: numberOf(menu.max_values) ?? 1,
      disabled: menu.disabled === true,
    }));
}

/** The fields of a form, whether each stands in a row or under a label. */
export function fieldsOf(components: unknown): Field[] {
  return records(components).flatMap((part) => {
    if (part.type === ComponentType.Label && isRecord(part.component)) {
      return [fieldOf(part.component, textOf(part.label) ?? "")];
    }
    return records(part.components).map((input) => fieldOf(input, textOf(input.label) ?? ""));
  });
}

function fieldOf(input: Json, label: string): Field {
  const isText = input.type === ComponentType.TextInput;
  const preselected = optionsOf(input).filter((_, index) => records(input.options)[index]?.default === true);
  return {
    customId: textOf(input.custom_id) ?? "",
    label,
    type: numberOf(input.type) ?? 0,
    required: input.required !== false,
    minimum: numberOf(isText ? input.min_length : input.min_values) ?? (isText ? 0 : 1),
    maximum: numberOf(isText ? input.max_length : input.max_values) ?? (isText ? 4000 : 1),
    value: isText ? (textOf(input.value) ?? "") : (preselected[0]?.value ?? ""),
    options: optionsOf(input),
  };
}

function optionsOf(component: Json): MenuOption[] {
  return records(component.options).map((option) => ({
    label: textOf(option.label) ?? "",
    value: textOf(option.value) ?? "",
    description: textOf(option.description) ?? "",
  }));
}
