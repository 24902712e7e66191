/** Checks a message against what Discord accepts. */
import { ComponentType } from "discord.js";
import { expect } from "vitest";
import type { Message } from "../../src/views/index.ts";

/** Everything in a message that a person reads. */
export function textOf(message: Message): string {
  const parts = [message.content];
  for (const embed of message.embeds) {
    parts.push(embed.title ?? "", embed.description ?? "", embed.footer?.text ?? "");
    for (const field of embed.fields ?? []) parts.push(field.name, field.value);
  }
  for (const row of message.components) {
    for (const each of row.components) {
      if (each.type === ComponentType.Button && "label" in each) parts.push(each.label ?? "");
      if (each.type === ComponentType.StringSelect) {
        parts.push(each.placeholder ?? "");
        for (const option of each.options) parts.push(option.label, option.description ?? "");
      }
    }
  }
  return parts.join("\n");
}

/** Text that Discord reads as Markdown: no labels. */
export function markdownOf(message: Message): string {
  const parts = [message.content];
  for (const embed of message.embeds) {
    parts.push(embed.description ?? "");
    for (const field of embed.fields ?? []) parts.push(field.value);
  }
  // Discord reads no mention and no Markdown in a span of code.
  return parts.join("\n").replace(/`[^`\n]*`/gu, "code");
}

/** Labels and placeholders of what can be pressed. */
export function labelsOf(message: Message): string[] {
  return message.components.flatMap((row) =>
    row.components.flatMap((each) => {
      if (each.type === ComponentType.Button && "label" in each) return [each.label ?? ""];
      return each.type === ComponentType.StringSelect ? [each.placeholder ?? ""] : [];
    }),
  );
}

/** The options of the menu with this placeholder. */
export function optionsOf(
  message: Message,
  placeholder: string,
): { label: string; value: string; description: string }[] {
  for (const row of message.components) {
    for (const each of row.components) {
      if (each.type === ComponentType.StringSelect && each.placeholder === placeholder) {
        return each.options.map(({ label, value, description = "" }) => ({ label, value, description }));
      }
    }
  }
  return [];
}

/** The custom id of the button with this label or the menu with this placeholder. */
export function customIdOf(message: Message, label: string): string {
  for (const row of message.components) {
    for (const each of row.components) {
      if ("custom_id" in each) {
        if (each.type === ComponentType.Button && "label" in each && each.label === label) return each.custom_id;
        if (each.type === ComponentType.StringSelect && each.placeholder === label) return each.custom_id;
      }
    }
  }
  throw new Error(`nothing is called "${label}": ${labelsOf(message).join(", ")}`);
}

const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Thousands of texts are checked: a plain condition is much quicker than an expectation for each. */
function within(text: string | undefined, most: number, least = 1): void {
  if (text === undefined) return;
  const fine = text.length >= least && text.length <= most && !HALF.test(text);
  if (!fine) throw new Error(`${text.length} of ${least} to ${most} characters, whole ones: ${JSON.stringify(text)}`);
}

export function expectAcceptable(message: Message): void {
  within(message.content, 2_000, 0);
  expect(message.content.length + message.embeds.length, "something to read").toBeGreaterThan(0);
  expect(message.allowed_mentions.parse).toEqual([]);
  expect(message.embeds.length).toBeLessThanOrEqual(10);
  let total = 0;
  for (const embed of message.embeds) {
    within(embed.title, 256);
    within(embed.description, 4_096);
    within(embed.footer?.text, 2_048);
    expect(embed.fields?.length ?? 0).toBeLessThanOrEqual(25);
    total += (embed.title?.length ?? 0) + (embed.description?.length ?? 0) + (embed.footer?.text.length ?? 0);
    for (const { name, value } of embed.fields ?? []) {
      within(name, 256);
      within(value, 1_024);
      total += name.length + value.length;
    }
  }
  expect(total).toBeLessThanOrEqual(6_000);
  expect(message.components.length).toBeLessThanOrEqual(5);
  const ids: string[] = [];
  for (const row of message.components) {
    expect(row.components.length).toBeGreaterThan(0);
    expect(row.components.length).toBeLessThanOrEqual(5);
    for (const each of row.components) {
      if ("custom_id" in each) ids.push(each.custom_id);
      if (each.type === ComponentType.Button && "label" in each) within(each.label, 80);
      if (each.type !== ComponentType.StringSelect) continue;
      within(each.placeholder, 150);
      expect(each.options.length).toBeGreaterThan(0);
      expect(each.options.length).toBeLessThanOrEqual(25);
      expect(new Set(each.options.map(({ value }) => value)).size).toBe(each.options.length);
      expect(each.min_values ?? 1).toBeLessThanOrEqual(each.max_values ?? 1);
      expect(each.max_values ?? 1).toBeLessThanOrEqual(each.options.length);
      for (const { label, value, description } of each.options) {
        within(label, 100);
        within(value, 100);
        within(description, 100);
      }
    }
  }
  for (const id of ids) within(id, 100);
  expect(new Set(ids).size, ids.join(" ")).toBe(ids.length);
}
