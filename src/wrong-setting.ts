/** A setting whose value cannot be used. The message names it and says what it should be, but never shows the value. */
export class WrongSetting extends Error {
  override readonly name = "WrongSetting";
}
