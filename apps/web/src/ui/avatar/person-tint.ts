import type { CSSProperties } from 'react';
import { SPECIALTY_IDS, specialtyTint } from '../tag/specialty-tint.ts';

/**
 * The colour of a person or an association, by the name, the same wherever they are shown
 * (rules/format#colours-of-people).
 */
export function personTint(name: string): CSSProperties {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return specialtyTint(SPECIALTY_IDS[hash % SPECIALTY_IDS.length] ?? '');
}
