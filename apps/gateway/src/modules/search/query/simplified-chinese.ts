import { to } from 'opencc-js/preset/t2cn';

/** The pairs of OpenCC's table with one UTF-16 unit on both sides, so that a conversion preserves all offsets. */
const PAIRS = new Map(
  (to['cn'] ?? [])
    .flat()
    .flatMap((table) => (typeof table === 'string' ? table.split('|') : []))
    .flatMap((pair) => {
      const [traditional = '', simple = ''] = pair.split(' ');
      return traditional.length === 1 && simple.length === 1 ? [[traditional, simple] as const] : [];
    }),
);
/** Converted to the end: 薴 becomes 苧, which is a traditional character itself, of 苎. */
const SIMPLIFIED = new Map(Array.from(PAIRS, ([traditional, simple]) => [traditional, PAIRS.get(simple) ?? simple]));
const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'g');

/** Converts traditional characters to simplified ones. */
export function toSimplified(text: string): string {
  return text.replace(TRADITIONAL, (character) => SIMPLIFIED.get(character) ?? character);
}
