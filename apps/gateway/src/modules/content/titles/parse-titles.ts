import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** The kinds that a list of titles may contain, and the types of resources that they are. */
const KINDS = ['video', 'document', 'case', 'course'] as const;

const COLUMNS = ['kind', 'title', 'specialty', 'author'] as const;

/** Characters of a title, as in `resourceEdit`. */
const TITLE_MAX = 200;

/** Lines of one file. */
const TITLES_MAX = 10_000;

const cell = z.string().min(1, { error: 'must not be empty' });

const row = z.object({
  kind: z.enum(KINDS, { error: `must be one of ${KINDS.join(', ')}` }),
  title: cell
    .max(TITLE_MAX, { error: `may have ${TITLE_MAX} characters at most` })
    .regex(/^\P{Cc}*$/u, { error: 'must not contain control characters' }),
  specialty: cell,
  author: cell,
});

/** A fault of a file, at a line and column; empty for a fault of the whole line. */
export interface TitleFault {
  readonly line: number;
  readonly column: string;
  readonly problem: string;
}

/** A line of the file: what it says, before anything is looked up. */
export type TitleLine = z.output<typeof row> & { readonly line: number };

interface Parsed {
  readonly titles: readonly TitleLine[];
  readonly faults: readonly TitleFault[];
}

/**
 * Parses a CSV of titles (rules/content#first-fill): UTF-8 with or without a byte order mark, separated by commas,
 * semicolons or tabs, with a line of headings.
 */
export function parseTitles(bytes: Uint8Array): Parsed {
  const refuse = (line: number, problem: string): Parsed => ({ titles: [], faults: [{ line, column: '', problem }] });
  const text = decodeUtf8(bytes);
  if (text === null) return refuse(1, 'is not UTF-8; save it as "CSV UTF-8"');
  try {
    const records = readRecords(text);
    const [head] = records;
    const missing = COLUMNS.filter((column) => !head?.cells.includes(column));
    if (missing.length > 0) return refuse(1, `lacks the column ${missing.join(', ')}`);
    if (records.length - 1 > TITLES_MAX) return refuse(TITLES_MAX + 2, `is past the limit of ${TITLES_MAX} titles`);
    return checkRecords(head?.cells ?? [], records.slice(1));
  } catch (error) {
    if (error instanceof CsvError) return refuse(Number(error.lines ?? 1), error.message);
    throw error;
  }
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

function checkRecords(columns: readonly string[], records: readonly RecordOfCells[]): Parsed {
  const titles: TitleLine[] = [];
  const faults: TitleFault[] = [];
  const seen = new Map<string, number>();
  for (const { cells, line } of records) {
    const values = Object.fromEntries(COLUMNS.map((column) => [column, cells[columns.indexOf(column)] ?? '']));
    const { data, error } = row.safeParse(values);
    faults.push(
      ...(error?.issues ?? []).map(({ path, message }) => ({ line, column: path.join('.'), problem: message })),
    );
    const before = seen.get(JSON.stringify(values));
    if (before !== undefined) faults.push({ line, column: '', problem: `repeats line ${before}` });
    else seen.set(JSON.stringify(values), line);
    if (data) titles.push({ ...data, line });
  }
  return { titles, faults };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
