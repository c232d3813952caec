import { ResourceType } from '@osteon/domain';
import type { Column } from '../../operator/text-table.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { createContentService } from '../content/service.ts';
import { createDoctorService } from '../doctor/service.ts';
import { createLiveService } from '../live/service.ts';
import { createPositions } from '../video/positions.ts';
import { type DayRange, statsByChannel, statsByDay, statsByPage, statsOfErrors, statsOfSeen } from './stats.ts';

/** One table of the report. */
export interface StatsTable {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** The tables of a range of days, the longer ones cut at `top` rows. */
export async function statsReport(
  deps: Pick<AppContext, 'db' | 'clock'>,
  range: DayRange,
  top: number,
): Promise<StatsTable[]> {
  const { db } = deps;
  const [days, pages, channels, cards, banners, errors] = await Promise.all([
    statsByDay(db, range),
    statsByPage(db, range, top),
    statsByChannel(db, range, top),
    statsOfSeen(db, range, 'card', top),
    statsOfSeen(db, range, 'ad', top),
    statsOfErrors(db, range, top),
  ]);
  const titles = await titlesOf(
    deps,
    cards.map(({ subject }) => subject),
  );
  return [
    {
      title: 'Days',
      columns: [left('day'), ...right('views', 'visitors', 'customers', 'stay h:mm', ...SEEN, 'logins', 'errors')],
      rows: days.map((row) => [
        row.day,
        ...numbers(row.views, row.visitors, row.customers),
        hours(row.stayMs),
        ...seen(row),
        ...numbers(row.logins, row.errors),
      ]),
    },
    {
      title: 'Pages, with the 75th percentile of their web vitals',
      columns: [left('page'), ...right('views', 'visitors', 'stay/view', 'LCP ms', 'INP ms', 'CLS')],
      rows: pages.map(({ page, views, visitors, stayMs, lcp, inp, cls }) => [
        page,
        ...numbers(views, visitors),
        views === 0 ? NONE : `${Math.round(stayMs / views / 1000)} s`,
        ...numbers(lcp, inp, cls),
      ]),
    },
    {
      title: 'Channels',
      columns: [left('channel'), ...right('views', 'visitors', ...SEEN)],
      rows: channels.map((row) => [row.channel || NONE, ...numbers(row.views, row.visitors), ...seen(row)]),
    },
    {
      title: 'Cards',
      columns: [left('type/id'), ...right(...SEEN), left('title')],
      rows: cards.map((row) => [row.subject, ...seen(row), titles.get(row.subject) ?? '']),
    },
    {
      title: 'Banners',
      columns: [left('leads to'), ...right(...SEEN)],
      rows: banners.map((row) => [row.subject, ...seen(row)]),
    },
    {
      title: 'Errors in browsers',
      columns: [...right('times'), left('page'), left('message')],
      rows: errors.map(({ count, page, message }) => [String(count), page, message.replace(/\s+/g, ' ')]),
    },
  ];
}

const NONE = '-';
const SEEN = ['exposures', 'clicks', 'rate'] as const;

const left = (title: string): Column => ({ title });
const right = (...titles: string[]): Column[] => titles.map((title) => ({ title, right: true }));
const numbers = (...values: (number | null)[]) => values.map((value) => (value === null ? NONE : String(value)));

function seen({ exposures, clicks }: { exposures: number; clicks: number }): string[] {
  const rate = exposures === 0 ? NONE : `${((100 * clicks) / exposures).toFixed(1)}%`;
  return [...numbers(exposures, clicks), rate];
}

function hours(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What the resources of `type/id` are called, as far as they are there. */
async function titlesOf(
  deps: Pick<AppContext, 'db' | 'clock'>,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const ids = subjects.map((subject) => subject.split('/')[1] ?? '');
  const [cards, lives, doctors] = await Promise.all([
    createContentService(deps, createPositions(deps)).cards(ids, null),
    createLiveService(deps).cardsById(ids),
    createDoctorService(deps).cards(ids),
  ]);
  return new Map([
    ...cards.map(({ resourceType, resourceId, title }) => [`${resourceType}/${resourceId}`, title] as const),
    ...[...lives].map(([id, { activityTitle }]) => [`${ResourceType.live}/${id}`, activityTitle] as const),
    ...doctors.map(({ id, name }) => [`${ResourceType.author}/${id}`, name] as const),
  ]);
}
