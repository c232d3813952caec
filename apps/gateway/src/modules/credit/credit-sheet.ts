import { formatCredit, formatCreditClass, formatDateTime } from '@osteon/domain';
import { buildWorkbook } from '../../platform/csv/build-workbook.ts';
import { buildCsvHeading, buildCsvRows } from '../../platform/csv/write-csv.ts';
import { m } from '../../texts/index.ts';
import type { ExportedLine } from './export-credits-service.ts';

/** The columns of the export, with their widths in characters. */
const COLUMNS = [
  { title: m['credit.word.name'], width: 12 },
  { title: m['credit.word.company'], width: 28 },
  { title: m['credit.word.medicalTitle'], width: 14 },
  { title: m['credit.word.date'], width: 18 },
  { title: m['credit.word.item'], width: 48 },
  { title: m['credit.word.creditClass'], width: 8 },
  { title: m['credit.word.hours'], width: 8 },
  { title: m['credit.word.points'], width: 8 },
  { title: m['credit.sheet.record'], width: 40 },
];

/** The sheet is for the operator and Chinese. */
const OPTIONS = { locale: 'zh' } as const;

const HEADING = COLUMNS.map(({ title }): string => title({}, OPTIONS));

/** Figures of a workbook are numbers, displayed with one decimal. */
const FIGURE = '0.0';

/** Maximum number of lines of a workbook, which is built in memory: some hundred bytes each. */
export const WORKBOOK_MAX = 100_000;

/** The first line of a CSV. */
export const formatCsvHeading = (): string => buildCsvHeading(HEADING);

/** Lines of a CSV, whose figures have one decimal. */
export function formatCsvRows(lines: readonly ExportedLine[]): string {
  const cells = lines.map(({ hours, points, ...line }) => [...listTexts(line), hours, points, line.id]);
  return buildCsvRows(cells, formatCredit);
}

/** A workbook (XLSX) of one sheet, whose texts are never formulas. */
export function buildCreditWorkbook(lines: readonly ExportedLine[], year: number): Promise<Buffer> {
  const columns = COLUMNS.map(({ title, width }) => ({ title: title({}, OPTIONS), width }));
  const rows = lines.map(({ hours, points, ...line }) => [
    ...listTexts(line),
    { value: hours, format: FIGURE },
    { value: points, format: FIGURE },
    line.id,
  ]);
  return buildWorkbook(m['credit.sheet.name']({ year }, OPTIONS), columns, rows);
}

/** The text columns, which precede the figures. */
function listTexts({
  name,
  company,
  medicalTitle,
  awardedAt,
  title,
  creditClass,
}: Omit<ExportedLine, 'hours' | 'points'>): string[] {
  return [name, company, medicalTitle, formatDateTime(awardedAt), title, formatCreditClass(creditClass)];
}
