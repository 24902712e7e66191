import { ComponentType } from "discord.js";
import { isRecord, type Json, records } from "../json.ts";
import { componentFaults } from "./component.ts";
import { countFaults, type Fault, fault, lengthFaults, type Path } from "./fault.ts";

/** Limits of a form: title and labels of 45 characters, 1 to 5 parts, no custom id twice. */
export function modalFaults(data: Json, path: Path): Fault[] {
  const parts = records(data.components);
  const at = [...path, "components"];
  return [
    ...lengthFaults(data.title, [...path, "title"], 1, 45),
    ...lengthFaults(data.custom_id, [...path, "custom_id"], 1, 100),
    ...countFaults(parts, at, 1, 5),
    ...parts.flatMap((part, index) => partFaults(part, [...at, index])),
    ...componentFaults(data.components, at),
  ];
}

function partFaults(part: Json, path: Path): Fault[] {
  switch (part.type) {
    case ComponentType.ActionRow: {
      const inside = records(part.components);
      const inputs = inside.every((each) => each.type === ComponentType.TextInput && typeof each.label === "string");
      return inputs && inside.length === 1
        ? []
        : [fault([...path, "components"], "UNION_TYPE_CHOICES", "A form's row holds one text input with its label.")];
    }
    case ComponentType.Label:
      return [
        ...lengthFaults(part.label, [...path, "label"], 1, 45),
        ...lengthFaults(part.description, [...path, "description"], 0, 100),
        ...(isRecord(part.component)
          ? []
          : [fault([...path, "component"], "BASE_TYPE_REQUIRED", "This field is required")]),
      ];
    case ComponentType.TextDisplay:
      return [];
    default:
      return [fault([...path, "type"], "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')];
  }
}
