import { buildWorkbook } from '../../../platform/csv/build-workbook.ts';
import { buildCsvHeading, buildCsvRows } from '../../../platform/csv/write-csv.ts';
import { m } from '../../../texts/index.ts';

/** The attendance of an account at an event. */
export interface AttendanceRow {
  readonly name: string;
  readonly company: string;
  readonly minutes: number;
  /** Of the minutes on the air, from 0 to 1. */
  readonly share: number;
  readonly isPresent: boolean;
  /** Titles of the items of the agenda at which it was present. */
  readonly items: readonly string[];
}

/** The columns, with their widths in characters. */
const COLUMNS = [
  { title: m['live.attendance.name'], width: 12 },
  { title: m['live.attendance.company'], width: 28 },
  { title: m['live.attendance.minutes'], width: 10 },
  { title: m['live.attendance.share'], width: 8 },
  { title: m['live.attendance.present'], width: 8 },
  { title: m['live.attendance.items'], width: 60 },
];

/** The sheet is for the operator and Chinese. */
const OPTIONS = { locale: 'zh' } as const;

/** A CSV, no text of which is a formula. */
export const formatAttendanceCsv = (rows: readonly AttendanceRow[]): string =>
  buildCsvHeading(COLUMNS.map(({ title }) => title({}, OPTIONS))) +
  buildCsvRows(
    rows.map((row) => {
      const [before, after] = listTexts(row);
      return [...before, row.minutes, `${Math.floor(row.share * 100)}%`, ...after];
    }),
  );

/** A workbook (XLSX) of one sheet, no text of which is a formula. */
export function buildAttendanceWorkbook(rows: readonly AttendanceRow[]): Promise<Buffer> {
  const columns = COLUMNS.map(({ title, width }) => ({ title: title({}, OPTIONS), width }));
  const cells = rows.map((row) => {
    const [before, after] = listTexts(row);
    return [...before, { value: row.minutes, format: '0' }, { value: row.share, format: '0%' }, ...after];
  });
  return buildWorkbook(m['live.attendance.sheet']({}, OPTIONS), columns, cells);
}

/** The texts before and after the figures. */
const listTexts = ({ name, company, isPresent, items }: AttendanceRow) =>
  [
    [name, company],
    [
      m[isPresent ? 'live.attendance.yes' : 'live.attendance.no']({}, OPTIONS),
      items.join(m['live.attendance.separator']({}, OPTIONS)),
    ],
  ] as const;
