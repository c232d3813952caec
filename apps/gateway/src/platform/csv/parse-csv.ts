import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** A fault of a file, at a line and column; empty for a fault of the whole line. */
export interface CsvFault {
  readonly line: number;
  readonly column: string;
  readonly problem: string;
}

interface Parsed<Line> {
  readonly lines: readonly (Line & { readonly line: number })[];
  readonly faults: readonly CsvFault[];
}

/**
 * Parses a CSV whose columns are the keys of `row`, of which those with a default may be missing: UTF-8 with or without
 * a byte order mark, separated by commas, semicolons or tabs, with a line of headings. `max` lines of `items` are its
 * limit.
 */
export function parseCsv<Shape extends z.ZodRawShape>(
  bytes: Uint8Array,
  { row, max, items }: { readonly row: z.ZodObject<Shape>; readonly max: number; readonly items: string },
): Parsed<z.output<z.ZodObject<Shape>>> {
  const refuse = (line: number, problem: string) => ({ lines: [], faults: [{ line, column: '', problem }] });
  const text = decodeUtf8(bytes);
  if (text === null) return refuse(1, 'is not UTF-8; save it as "CSV UTF-8"');
  try {
    const records = readRecords(text);
    const [head] = records;
    const missing = Object.entries(row.shape).flatMap(([column, cell]) =>
      head?.cells.includes(column) || z.safeParse(cell, undefined).success ? [] : [column],
    );
    if (missing.length > 0) return refuse(1, `lacks the column ${missing.join(', ')}`);
    if (records.length - 1 > max) return refuse(max + 2, `is past the limit of ${max} ${items}`);
    return checkRecords(row, head?.cells ?? [], records.slice(1));
  } catch (error) {
    if (error instanceof CsvError) return refuse(Number(error.lines ?? 1), error.message);
    throw error;
  }
}

/** The faults of a file, one a line, under a line that states that nothing is imported. */
export function describeCsvFaults(name: string, faults: readonly CsvFault[]): string {
  const lines = faults.map(
    ({ line, column, problem }) => `${name}:${line} ${column === '' ? '' : `${column}: `}${problem}`,
  );
  return [`${name} has ${faults.length} fault(s); nothing is imported:`, ...lines].join('\n');
}

interface RecordOfCells {
  readonly cells: readonly string[];
  /** In the file, from 1. */
  readonly line: number;
}

const parsedRecords = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

function readRecords(text: string): RecordOfCells[] {
  const options = { bom: true, delimiter: [',', ';', '\t'], info: true, skip_empty_lines: true, trim: true };
  return parsedRecords.parse(parse(text, options)).map(({ record, info }) => ({ cells: record, line: info.lines }));
}

function checkRecords<Shape extends z.ZodRawShape>(
  row: z.ZodObject<Shape>,
  columns: readonly string[],
  records: readonly RecordOfCells[],
): Parsed<z.output<z.ZodObject<Shape>>> {
  const lines: (z.output<z.ZodObject<Shape>> & { readonly line: number })[] = [];
  const faults: CsvFault[] = [];
  const seen = new Map<string, number>();
  for (const { cells, line } of records) {
    const values = Object.fromEntries(
      Object.keys(row.shape).map((column) => [
        column,
        columns.includes(column) ? (cells[columns.indexOf(column)] ?? '') : undefined,
      ]),
    );
    const { data, error } = row.safeParse(values);
    faults.push(
      ...(error?.issues ?? []).map(({ path, message }) => ({ line, column: path.join('.'), problem: message })),
    );
    const before = seen.get(JSON.stringify(values));
    if (before !== undefined) faults.push({ line, column: '', problem: `repeats line ${before}` });
    else seen.set(JSON.stringify(values), line);
    if (data) lines.push({ ...data, line });
  }
  return { lines, faults };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
