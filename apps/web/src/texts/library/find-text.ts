/** Texts by the Chinese value that stands for them in stored content. */
export type TextsByValue = Readonly<Record<string, () => string>>;

/** The text of a stored value in the language of the interface; an unknown value as it is (rules/language#values). */
export const findText = (texts: TextsByValue, value: string): string => texts[value]?.() ?? value;
