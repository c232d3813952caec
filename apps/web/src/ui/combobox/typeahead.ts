/** Time without a key after which typing starts again, in ms. */
const PAUSE_MS = 500;

/** The text that was typed to find an option, and when, by the clock of events. */
interface Typed {
  readonly text: string;
  readonly at: number;
}

export const NOTHING_TYPED: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** Adds a key to the typed text; null for a key without a character, and for a space that starts no text. */
export function addTyped({ text, at }: Typed, key: string, now: number): Typed | null {
  const before = now - at < PAUSE_MS ? text : '';
  return Array.from(key).length === 1 && (key !== ' ' || before !== '') ? { text: before + key, at: now } : null;
}

/**
 * Returns the index of the next option that starts with the typed text, or −1: a new text searches behind the active
 * one, more of it from there. One character that is typed again and again is searched for alone
 * (rules/shell#lists-of-fields).
 */
export function findByStart(options: readonly string[], typed: string, active: number): number {
  const characters = Array.from(typed.toLowerCase());
  const isRepeated = characters.every((each) => each === characters[0]);
  const start = isRepeated ? (characters[0] ?? '') : characters.join('');
  const from = isRepeated ? active + 1 : Math.max(0, active);
  const order = options.map((_, index) => (from + index) % options.length);
  return order.find((index) => options[index]?.toLowerCase().startsWith(start)) ?? -1;
}
