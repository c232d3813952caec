import type { CSSProperties } from 'react';

/** The twelve specialties, each with a tint of its own. */
export const SPECIALTY_IDS: readonly string[] = [
  'joint',
  'spine',
  'trauma',
  'sports',
  'hand',
  'foot',
  'tumor',
  'paediatric',
  'osteoporosis',
  'rehab',
  'nursing',
  'basic',
];

/** The tint of a specialty as `--c` (text) and `--b` (background); grey for any but the twelve. */
export function specialtyTint(specialtyId: string): CSSProperties {
  if (!SPECIALTY_IDS.includes(specialtyId)) return tint('var(--ink-2)', 'var(--sunken)');
  return tint(`var(--sp-${specialtyId})`, `var(--sp-${specialtyId}-bg)`);
}

function tint(text: string, ground: string): CSSProperties {
  const properties: Record<`--${string}`, string> = { '--c': text, '--b': ground };
  return properties;
}
