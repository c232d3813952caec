import { to } from 'opencc-js/preset/t2cn';

/** The pairs of OpenCC's table with one UTF-16 unit on both sides, so that a conversion preserves all offsets. */
const SIMPLIFIED = new Map(
  (to['cn'] ?? [])
    .flat()
    .flatMap((table) => (typeof table === 'string' ? table.split('|') : []))
    .flatMap((pair) => {
      const [traditional = '', simple = ''] = pair.split(' ');
      return traditional.length === 1 && simple.length === 1 ? [[traditional, simple] as const] : [];
    }),
);
const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'g');

/** Converts traditional characters to simplified ones. */
export function toSimplified(text: string): string {
  return text.replace(TRADITIONAL, (character) => SIMPLIFIED.get(character) ?? character);
}
