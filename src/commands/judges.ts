import { type BaseInteraction, PermissionFlagsBits } from "discord.js";

/** The role whose members may judge, whatever else they may do. */
const JUDGE = "judge";

/** Whether somebody may make rulings for the server: whoever may manage it, or has the role Judge. */
export function mayJudge({ memberPermissions, member, guild }: BaseInteraction): boolean {
  if (memberPermissions?.has(PermissionFlagsBits.ManageGuild)) return true;
  if (member === null) return false;
  const ids = Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
  return ids.some((id) => guild?.roles.cache.get(id)?.name.toLowerCase() === JUDGE);
}
