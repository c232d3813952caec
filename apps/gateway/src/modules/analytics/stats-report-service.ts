import { ResourceType } from '@osteon/domain';
import type { Column } from '../../operator/text-table.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { findAdvertTitles } from '../advert/title-service.ts';
import { createCardService } from '../content/card-service.ts';
import { createDoctorService } from '../doctor/service.ts';
import { createLiveService } from '../live/event/service.ts';
import { createPlayPositions } from '../video/position-service.ts';
import { createStatsRepository, type DayRange } from './stats-repository.ts';

/** One table of the report. */
export interface StatsTable {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** The tables of a range of days, limited to `top` rows each, except the days. */
export async function buildStatsReport(
  deps: Pick<AppContext, 'db' | 'clock'>,
  range: DayRange,
  top: number,
): Promise<StatsTable[]> {
  const { db } = deps;
  const stats = createStatsRepository(db);
  const [days, pages, channels, cards, banners, adverts, liveActions, liveFailures, errors] = await Promise.all([
    stats.listDays(range),
    stats.listPages(range, top),
    stats.listChannels(range, top),
    stats.listImpressions(range, 'card', top),
    stats.listImpressions(range, 'banner', top),
    stats.listImpressions(range, 'advert', top),
    stats.listLiveActions(range, top),
    stats.listLiveFailures(range, top),
    stats.listErrors(range, top),
  ]);
  const liveEvents = [...liveActions, ...liveFailures].map(({ activityId }) => `${ResourceType.live}/${activityId}`);
  const [titles, advertTitles] = await Promise.all([
    findTitles(deps, [...cards.map(({ subject }) => subject), ...liveEvents]),
    findAdvertTitles(
      db,
      adverts.map(({ subject }) => subject),
    ),
  ]);
  const getLiveTitle = (activityId: string) => titles.get(`${ResourceType.live}/${activityId}`) ?? '';
  return [
    {
      title: 'Days',
      columns: [
        left('day'),
        ...right('views', 'visitors', 'customers', 'stay h:mm', ...IMPRESSION_COLUMNS, 'logins', 'errors'),
      ],
      rows: days.map((row) => [
        row.day,
        ...formatNumbers(row.views, row.visitors, row.customers),
        formatHours(row.stayMs),
        ...formatImpressions(row),
        ...formatNumbers(row.logins, row.errors),
      ]),
    },
    {
      title: 'Pages, with the 75th percentile of their web vitals',
      columns: [left('page'), ...right('views', 'visitors', 'stay/view', 'LCP ms', 'INP ms', 'CLS')],
      rows: pages.map(({ page, views, visitors, stayMs, lcp, inp, cls }) => [
        page,
        ...formatNumbers(views, visitors),
        views === 0 ? NONE : `${Math.round(stayMs / views / 1000)} s`,
        ...formatNumbers(lcp, inp, cls),
      ]),
    },
    {
      title: 'Channels',
      columns: [left('channel'), ...right('views', 'visitors', ...IMPRESSION_COLUMNS)],
      rows: channels.map((row) => [
        row.channel || NONE,
        ...formatNumbers(row.views, row.visitors),
        ...formatImpressions(row),
      ]),
    },
    {
      title: 'Cards',
      columns: [left('type/id'), ...right(...IMPRESSION_COLUMNS), left('title')],
      rows: cards.map((row) => [row.subject, ...formatImpressions(row), titles.get(row.subject) ?? '']),
    },
    {
      title: 'Banners',
      columns: [left('leads to'), ...right(...IMPRESSION_COLUMNS)],
      rows: banners.map((row) => [row.subject, ...formatImpressions(row)]),
    },
    {
      title: 'Adverts',
      columns: [left('advert'), ...right(...IMPRESSION_COLUMNS, 'closed'), left('title')],
      rows: adverts.map((row) => [
        row.subject,
        ...formatImpressions(row),
        ...formatNumbers(row.closes),
        advertTitles.get(row.subject) ?? '',
      ]),
    },
    {
      title: 'Actions in live events',
      columns: [...right('times'), left('action'), left('event'), left('title')],
      rows: liveActions.map(({ count, name, activityId }) => [
        String(count),
        name,
        activityId,
        getLiveTitle(activityId),
      ]),
    },
    {
      title: 'Live events that could not be loaded',
      columns: [...right('times', 'code'), left('event'), left('title')],
      rows: liveFailures.map(({ count, code, activityId }) => [
        String(count),
        code,
        activityId || NONE,
        getLiveTitle(activityId),
      ]),
    },
    {
      title: 'Errors in browsers',
      columns: [...right('times'), left('page'), left('message')],
      rows: errors.map(({ count, page, message }) => [String(count), page, message.replace(/\s+/g, ' ')]),
    },
  ];
}

const NONE = '-';
const IMPRESSION_COLUMNS = ['exposures', 'clicks', 'rate'] as const;

const left = (title: string): Column => ({ title });
const right = (...titles: string[]): Column[] => titles.map((title) => ({ title, right: true }));
const formatNumbers = (...values: (number | null)[]) => values.map((value) => (value === null ? NONE : String(value)));

function formatImpressions({ exposures, clicks }: { exposures: number; clicks: number }): string[] {
  const rate = exposures === 0 ? NONE : `${((100 * clicks) / exposures).toFixed(1)}%`;
  return [...formatNumbers(exposures, clicks), rate];
}

function formatHours(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Titles of resources by `type/id`; unknown ones are missing. */
async function findTitles(
  deps: Pick<AppContext, 'db' | 'clock'>,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const ids = subjects.map((subject) => subject.split('/')[1] ?? '');
  const content = createCardService(deps, {
    positions: createPlayPositions(deps),
    // The cards are a visitor's, and only their titles are read.
    lecturers: { listLecturers: async () => new Map() },
    cases: { listCardFields: async () => new Map(), listAnsweredInBrowser: async () => [] },
    progress: { listLearning: async () => new Map(), listStates: async () => new Map() },
  });
  const [cards, liveEvents, doctors] = await Promise.all([
    content.findCards(ids, null),
    createLiveService(deps).findCardsById(ids),
    createDoctorService(deps, { works: content }).findCards(ids),
  ]);
  return new Map([
    ...cards.map(({ resourceType, resourceId, title }) => [`${resourceType}/${resourceId}`, title] as const),
    ...[...liveEvents].map(([id, { activityTitle }]) => [`${ResourceType.live}/${id}`, activityTitle] as const),
    ...doctors.map(({ id, name }) => [`${ResourceType.author}/${id}`, name] as const),
  ]);
}
