/** Four Han characters or marks at the end. */
const END = /^(.+)([\p{Script=Han}\d，。、；：？！]{4})$/su;

/** A Chinese text before its last four characters, and those; null for a shorter text, or one that ends otherwise. */
export function splitEnd(text: string): readonly [start: string, end: string] | null {
  const [, start, end] = END.exec(text) ?? [];
  return start === undefined || end === undefined ? null : [start, end];
}
