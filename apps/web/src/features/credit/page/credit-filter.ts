import { CREDIT_SOURCES, type CreditSource } from '@osteon/domain';
import type { CreditLine } from '../../../entities/credit/api/get-credit-year.ts';

/** The kind in a URL; null for all. */
export function parseKind(text: string | null): CreditSource | null {
  return CREDIT_SOURCES.find((kind) => kind === text) ?? null;
}

/** Filters lines by kind and by a text in their titles or reasons, case-insensitive. */
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
