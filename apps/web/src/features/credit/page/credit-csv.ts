import { formatCredit, formatDateTime, type Locale } from '@osteon/domain';
import type { CreditLine } from '../../../entities/credit/api/get-credit-year.ts';
import { m } from '../../../texts/index.ts';
import { kindText } from './line-texts.ts';

/** Escapes a cell so that a spreadsheet reads it as text: quoted where needed, and never a formula. */
function formatCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Builds a CSV of the lines that count in a language, with a byte order mark for spreadsheets. A build has its texts in
 * both languages (build/one-language.ts).
 */
export function buildCreditCsv(lines: readonly CreditLine[], locale: Locale): string {
  const options = { locale };
  const head = [
    m['credit.date']({}, options),
    m['credit.item']({}, options),
    m['credit.kindHead']({}, options),
    m['credit.classHead']({}, options),
    m['credit.hours']({}, options),
    m['credit.points']({}, options),
    m['credit.record']({}, options),
  ];
  const rows = lines
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ bookedAt, title, titleEn, sourceType, creditClass, hours, points, id }) => [
      formatDateTime(bookedAt),
      formatCell((locale === 'en' && titleEn) || title),
      kindText(sourceType, options),
      m['credit.className']({ name: creditClass }, options),
      formatCredit(hours),
      formatCredit(points),
      formatCell(id),
    ]);
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
