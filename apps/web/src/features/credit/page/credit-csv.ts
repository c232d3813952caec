import { formatCredit, formatDateTime } from '@osteon/domain';
import type { CreditLine } from '../../../entities/credit/api/get-credit-year.ts';
import { m } from '../../../texts/index.ts';
import { kindText } from './line-texts.ts';

/** Escapes a cell so that a spreadsheet reads it as text: quoted where needed, and never a formula. */
function formatCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Builds a CSV of the lines that count, with a byte order mark for spreadsheets. */
export function buildCreditCsv(lines: readonly CreditLine[]): string {
  const head = [
    m['credit.date'](),
    m['credit.item'](),
    m['credit.kindHead'](),
    m['credit.classHead'](),
    m['credit.hours'](),
    m['credit.points'](),
    m['credit.record'](),
  ];
  const rows = lines
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ bookedAt, title, sourceType, creditClass, hours, points, id }) => [
      formatDateTime(bookedAt),
      formatCell(title),
      kindText(sourceType),
      m['credit.className']({ name: creditClass }),
      formatCredit(hours),
      formatCredit(points),
      formatCell(id),
    ]);
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** Downloads a CSV under a name. */
export function saveCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
