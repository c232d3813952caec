import { to } from 'opencc-js/preset/t2cn';

/** From OpenCC's table: what is written in one sign of 16 bits only, so that each sign keeps its place. */
const SIMPLE = new Map(
  (to['cn'] ?? [])
    .flat()
    .flatMap((table) => (typeof table === 'string' ? table.split('|') : []))
    .flatMap((pair) => {
      const [traditional = '', simple = ''] = pair.split(' ');
      return traditional.length === 1 && simple.length === 1 ? [[traditional, simple] as const] : [];
    }),
);
const TRADITIONAL = new RegExp(`[${[...SIMPLE.keys()].join('')}]`, 'g');

/** A text in simplified characters. */
export function simplified(text: string): string {
  return text.replace(TRADITIONAL, (sign) => SIMPLE.get(sign) ?? sign);
}
