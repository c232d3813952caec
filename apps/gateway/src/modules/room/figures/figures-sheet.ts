import type { ResponseOf } from '@osteon/contract';
import { formatDateTime, type Locale } from '@osteon/domain';
import { buildCsvHeading, buildCsvRows } from '../../../platform/csv/write-csv.ts';
import { m } from '../../../texts/index.ts';

const TOTALS = [
  ['online', m['live.figures.online']],
  ['viewers', m['live.figures.viewers']],
  ['booked', m['live.figures.booked']],
  ['arrived', m['live.figures.arrived']],
  ['messages', m['live.figures.messages']],
  ['questions', m['live.figures.questions']],
  ['answered', m['live.figures.answered']],
  ['votes', m['live.figures.votes']],
  ['participants', m['live.figures.participants']],
  ['voters', m['live.figures.voters']],
] as const;

const MINUTE_COLUMNS = [
  m['live.figures.time'],
  m['live.figures.online'],
  m['live.figures.messages'],
  m['live.figures.questions'],
  m['live.figures.votes'],
] as const;

/** Writes the totals of an event, and below an empty line its figures by minute, as a CSV. */
export function buildFiguresSheet(
  { totals, minutes }: Pick<ResponseOf<'getLiveFigures'>, 'totals' | 'minutes'>,
  locale: Locale,
): string {
  return (
    buildCsvHeading([m['live.figures.total']({}, { locale }), m['live.figures.number']({}, { locale })]) +
    buildCsvRows([
      ...TOTALS.map(([name, title]) => [title({}, { locale }), totals[name]]),
      [],
      MINUTE_COLUMNS.map((title) => title({}, { locale })),
      ...minutes.map(({ at, online, messages, questions, votes }) => [
        formatDateTime(at),
        online,
        messages,
        questions,
        votes,
      ]),
    ])
  );
}
