import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { type CsvFault, parseCsv } from '../../../platform/csv/parse-csv.ts';
import { getItemId } from '../event/agenda-item.ts';
import { listHalls } from '../event/hall.ts';
import type { AgendaGroup, LiveHall } from '../event/tables.ts';

const MINUTES_MAX = 7 * 24 * 60;

/** Maximum number of items of one event: a congress of a week has fewer. */
const ITEMS_MAX = 500;

const cell = (max: number) =>
  z
    .string()
    .max(max, { error: `may have ${max} characters at most` })
    .regex(/^\P{Cc}*$/u, { error: 'must not contain control characters' });

const filled = (max: number) => cell(max).refine((value) => value !== '', { error: 'must not be empty' });

const minutes = (least: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, { error: 'is a whole number of minutes' })
    .transform(Number)
    .refine((value) => value >= least && value <= MINUTES_MAX, { error: `is ${least} to ${MINUTES_MAX} minutes` });

const row = z.object({
  /** Empty for an id that is derived from lecturer and title. */
  id: z.string().regex(/^[A-Za-z0-9_-]{0,40}$/, { error: 'is 40 at most of letters, digits, _ and -' }),
  group: filled(80),
  /** From the planned start. */
  offset: minutes(0),
  minutes: minutes(1),
  title: filled(200),
  /** Id of a doctor. */
  lecturer: filled(64),
});

/** The name of a hall, parsed to its position; optional for an event without halls. */
function hallCell(halls: readonly LiveHall[]) {
  const names = listHalls(halls).map(({ name }) => name);
  const error = halls.length > 0 ? `is one of ${names.join(', ')}` : 'must be empty: the event has no halls';
  return z
    .string()
    .default('')
    .refine((name) => names.includes(name), { error })
    .transform((name) => names.indexOf(name));
}

/** An agenda as parsed from its file, with the line of each lecturer. */
export interface AgendaFile {
  readonly agenda: readonly AgendaGroup[];
  readonly lecturers: readonly { readonly line: number; readonly id: string }[];
  readonly faults: readonly CsvFault[];
}

/** Parses the CSV of an agenda: groups in the order in which they first appear (rules/live-agenda#agenda-file). */
export function parseAgenda(bytes: Uint8Array, halls: readonly LiveHall[]): AgendaFile {
  const { lines, faults } = parseCsv(bytes, {
    row: row.extend({ hall: hallCell(halls) }),
    max: ITEMS_MAX,
    items: 'items',
  });
  const items = lines.map(({ line, id, group, offset, minutes: length, title, lecturer, hall }) => {
    const item = { offsetMinutes: offset, durationMinutes: length, title, lecturerId: lecturer };
    return { line, group, hall, item: { ...item, id: id === '' ? getItemId(item) : id } };
  });
  const first = new Map<string, number>();
  const duplicates = items.flatMap(({ line, item: { id } }): CsvFault[] => {
    const firstLine = first.get(id);
    if (firstLine === undefined) first.set(id, line);
    return firstLine === undefined ? [] : [{ line, column: 'id', problem: `${id} is that of line ${firstLine}` }];
  });
  const groups = Map.groupBy(items, ({ group, hall }) => `${hall} ${group}`);
  return {
    agenda: [...groups.values()].flatMap((ofGroup): AgendaGroup[] => {
      const [first] = ofGroup;
      return first ? [{ group: first.group, hall: first.hall, items: ofGroup.map(({ item }) => item) }] : [];
    }),
    lecturers: lines.map(({ line, lecturer: id }) => ({ line, id })),
    faults: [...faults, ...duplicates],
  };
}

/**
 * The CSV of an agenda with the ids of its items, so that an edit retains their bookings
 * (rules/live-agenda#agenda-file).
 */
export function formatAgenda(agenda: readonly AgendaGroup[], halls: readonly LiveHall[]): string {
  const hallColumn = halls.length > 0 ? ['hall'] : [];
  const rows = agenda.flatMap(({ group, hall = 0, items }) =>
    items.map((item) => [
      getItemId(item),
      group,
      item.offsetMinutes,
      item.durationMinutes,
      item.title,
      item.lecturerId,
      ...hallColumn.map(() => halls[hall]?.name),
    ]),
  );
  return stringify([[...Object.keys(row.shape), ...hallColumn], ...rows]).trimEnd();
}
