import type { InputOf } from '@osteon/contract';
import { addDays, countLiveEvents, formatDay, getDayStart, getMonday, LIVE_CALENDAR_DAYS } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { createTtlCache } from '../../../platform/cache/ttl-cache.ts';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { LiveRepository, LiveRow } from '../event/repository.ts';
import type { FoundMessages } from './found-messages.ts';
import { presentLiveCounts } from './list-presenter.ts';
import type { FindUnfinishedReplays, ReadLiveList } from './live-list-service.ts';
import type { SpokenAnswers } from './spoken-answers.ts';

/** Cache of the counts of all events; its TTL is short, as they change with the clock as well. */
const COUNTS_CACHE = { milliseconds: 5000, bytes: 1024 * 1024 };

/** The sort order that a cursor belongs to. */
const SORT_ORDERS = { coming: 'begin', current: 'begin' } as const;
const PAST_SORT_ORDERS = { recommended: 'rank', latest: 'end', hottest: 'plays' } as const;

/** An event with its rank in the recommended order alone. */
type RankedRow = LiveRow & { readonly rank?: number };

/** The sort key of an event, by order. */
const getSortKey: Readonly<Record<'begin' | 'end' | 'plays' | 'rank', (row: RankedRow) => number>> = {
  begin: ({ event }) => event.planStartAt,
  end: ({ event }) => event.planEndAt,
  plays: ({ event }) => event.playbackCount,
  rank: ({ rank = 0 }) => rank,
};

/** The time range of days in Shanghai. */
const getTimeRange = (day: string, days = 1) => [getDayStart(day), getDayStart(addDays(day, days))] as const;

/** Handles the calls of the lists (rules/live#lists). */
export function createLiveListHandlers({
  clock,
  contentEvents,
  repository,
  readLiveList,
  findUnfinishedReplays,
  spokenAnswers,
  foundMessages,
}: Pick<AppContext, 'clock' | 'contentEvents'> & {
  readonly repository: LiveRepository;
  readonly readLiveList: ReadLiveList;
  readonly findUnfinishedReplays: FindUnfinishedReplays;
  readonly spokenAnswers: Pick<SpokenAnswers, 'findLiveIds'>;
  readonly foundMessages: Pick<FoundMessages, 'findLiveIds'>;
}): Handlers<'listLives' | 'countLives'> {
  const cachedGroups = createTtlCache<Awaited<ReturnType<LiveRepository['listGroups']>>>(clock, COUNTS_CACHE);
  contentEvents.onChange(() => cachedGroups.clear());

  /** The ids that a list is limited to, undefined for none, and those of the events with the words in an answer or a message. */
  async function findIds(
    { unfinished, keyWord }: Pick<InputOf<'listLives'>, 'unfinished' | 'keyWord'>,
    session: Session | null,
  ) {
    const [ids, answeredIds, discussedIds] = await Promise.all([
      unfinished !== 'true' ? undefined : session ? findUnfinishedReplays(session.customerId) : [],
      keyWord ? spokenAnswers.findLiveIds(keyWord) : [],
      keyWord ? foundMessages.findLiveIds(keyWord) : [],
    ]);
    return { ids, foundIds: [...answeredIds, ...discussedIds] };
  }

  /** The function that reads the rows of a request after a cursor, and their sort order. */
  function chooseList({
    when,
    status,
    day,
    order: past,
    ...choice
  }: Omit<InputOf<'listLives'>, 'cursor' | 'pageSize' | 'unfinished'> & {
    readonly ids: readonly string[] | undefined;
    readonly foundIds: readonly string[];
  }) {
    const now = clock.now();
    const filter = { ...choice, state: status };
    if (day !== undefined) {
      return {
        order: 'begin',
        read: (after: readonly [number, string] | null, limit: number) =>
          repository.listWithin(filter, now, getTimeRange(day), after, limit),
      } as const;
    }
    const list = status === 'replay' ? 'past' : when;
    const order = list === 'past' ? PAST_SORT_ORDERS[past] : SORT_ORDERS[list];
    const read = (after: readonly [number, string] | null, limit: number): Promise<readonly RankedRow[]> => {
      if (order === 'rank') return repository.listRecommended(filter, now, after, limit);
      if (order === 'plays') return repository.listMostPlayed(filter, now, after, limit);
      if (list === 'past') return repository.listPast(filter, now, after, limit);
      if (list === 'coming') return repository.listComing(filter, now, after, limit);
      return repository.listCurrent(filter, now, getTimeRange(formatDay(now)), after, limit);
    };
    return { order, read };
  }

  return {
    async listLives({ cursor, pageSize, unfinished, ...request }, { session }) {
      const { order, read } = chooseList({ ...request, ...(await findIds({ ...request, unfinished }, session)) });
      const decoded = decodeCursor(z.tuple([z.literal(order), cursorTimestamp, cursorId]), cursor);
      const rows = await read(decoded && [decoded[1], decoded[2]], pageSize + 1);
      const page = cutPage(rows, pageSize, (row) => [order, getSortKey[order](row), row.event.id]);
      return { ...page, list: await readLiveList(page.list, request.keyWord) };
    },

    async countLives({ day, from, when, status, specialtyId, kind, withinDays, keyWord, unfinished }, { session }) {
      const { ids, foundIds } = await findIds({ unfinished, keyWord }, session);
      const now = clock.now();
      const today = formatDay(now);
      const monday = getMonday(from ?? today);
      const timeRange = getTimeRange(monday, LIVE_CALENDAR_DAYS);
      const isNarrowed = day !== undefined || withinDays !== undefined || Boolean(keyWord) || ids !== undefined;
      const list = (filter: Parameters<LiveRepository['listGroups']>[0], of?: string) =>
        repository.listGroups(filter, now, getTimeRange(today), of === undefined ? null : getTimeRange(of));
      const [specialties, groups, narrowed, startTimes] = await Promise.all([
        repository.listSpecialties(),
        cachedGroups(today, () => list({})),
        isNarrowed ? list({ withinDays, keyWord, ids, foundIds }, day) : null,
        repository.listStartTimes({ specialtyId, kind }, now, timeRange),
      ]);
      const days = Array.from({ length: LIVE_CALENDAR_DAYS }, (_, index) => addDays(monday, index));
      return presentLiveCounts({
        groups: narrowed ?? groups,
        specialtyIds: new Set(groups.map((group) => group.specialtyId)),
        // The list of a day contains all states.
        choice: { when: day === undefined ? when : 'any', state: status, specialtyId, kind },
        total: countLiveEvents(groups, { when }),
        specialties,
        today,
        days,
        startTimes,
      });
    },
  };
}
