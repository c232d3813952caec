import { CREDIT_SOURCES, type CreditSource } from '@osteon/domain';
import type { CreditLine } from '../../../entities/credit/api/get-credit-year.ts';

/** The kind that an address names; null for all. */
export function parseKind(text: string | null): CreditSource | null {
  return CREDIT_SOURCES.find((kind) => kind === text) ?? null;
}

/** The lines of a kind whose titles or reasons contain a text, in any case. */
export function filterLines(
  lines: readonly CreditLine[],
  { kind, text }: { readonly kind: CreditSource | null; readonly text: string },
): CreditLine[] {
  const wanted = text.trim().toLowerCase();
  return lines.filter(
    ({ sourceType, title, titleEn, reason }) =>
      (kind === null || sourceType === kind) &&
      [title, titleEn, reason].some((each) => each.toLowerCase().includes(wanted)),
  );
}
