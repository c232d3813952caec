/** A piece of a name, and whether it was typed. */
export interface NamePiece {
  readonly text: string;
  readonly typed: boolean;
}

/** Splits a name at the characters that were typed, each found after the one before (rules/doctor#hospitals). */
export function splitMatches(name: string, typed: string): readonly NamePiece[] {
  const wanted = Array.from(typed.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, ''));
  const pieces: { text: string; typed: boolean }[] = [];
  for (const character of name) {
    const isTyped = wanted.length > 0 && wanted[0] === character.toLowerCase();
    if (isTyped) wanted.shift();
    const last = pieces.at(-1);
    if (last?.typed === isTyped) last.text += character;
    else pieces.push({ text: character, typed: isTyped });
  }
  return pieces;
}
