import type { ResourceCard } from '@osteon/contract';
import { m } from '../../texts/index.ts';

/** The patient in one line: 男 · 45岁 · Schatzker VI型. */
export function patientText({ sex, age, classification }: NonNullable<ResourceCard['case']>): string {
  return [sex, m['case.age']({ age }), classification].filter((part) => part !== '').join(' · ');
}
