import { type LiveKind, type LiveState, LiveStatus, ON_AIR_STATUSES } from '@osteon/domain';
import { and, asc, count, desc, eq, gt, gte, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { equalsIfSet, escapeLike, isAfterCursor } from '../../../platform/database/filters.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { doctor, hospital, hospitalText, isVisible, specialty } from '../../doctor/tables.ts';
import { picture } from '../../media/tables.ts';
import { video } from '../../video/tables.ts';
import { hasStatus, isPublicEvent, liveChannel, liveEvent, liveLecturer, pastRank } from './tables.ts';

/** Keyset cursor: start or end in ms, or number of plays, and id of the last event of the page before. */
export type LiveCursor = readonly [at: number, id: string];

/** The filter of a list of events. */
interface LiveFilter {
  readonly specialtyId?: string | undefined;
  readonly lecturerId?: string | undefined;
  readonly kind?: LiveKind | undefined;
  readonly state?: LiveState | undefined;
  readonly withinDays?: number | undefined;
  readonly keyWord?: string | undefined;
  /** The events with the words of `keyWord` in an answer or a message. */
  readonly foundIds?: readonly string[] | undefined;
  /** Only events with these ids. */
  readonly ids?: readonly string[] | undefined;
}

/** A time range in ms, the end excluded. */
type TimeRange = readonly [from: number, until: number];

/** The maximum duration of an event (see the check of the table): one that started earlier cannot still run. */
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DURATION_MS = 7 * DAY_MS;

export type LiveRepository = ReturnType<typeof createLiveRepository>;

const selectEventsOf = (db: Database) =>
  db
    .select({ event: liveEvent, specialty, picture })
    .from(liveEvent)
    .innerJoin(specialty, eq(specialty.id, liveEvent.specialtyId))
    .innerJoin(picture, eq(picture.id, liveEvent.pictureId))
    .$dynamic();

const findEvent = prepareStatement({ id: liveEvent.id }, (db, { id }) =>
  selectEventsOf(db).where(and(eq(liveEvent.id, id), isPublicEvent)),
);

/** Reads live events. */
export function createLiveRepository(db: Database) {
  const { planStartAt, planEndAt, id, status, specialtyId } = liveEvent;
  const selectEvents = () => selectEventsOf(db);
  const matchesFilter = (filter: LiveFilter, now: number) =>
    and(
      equalsIfSet(specialtyId, filter.specialtyId),
      equalsIfSet(liveEvent.kind, filter.kind),
      filter.ids && anyOf(id, filter.ids),
      filter.state && hasState[filter.state](now),
      filter.withinDays === undefined ? undefined : gt(planEndAt, now - filter.withinDays * DAY_MS),
      filter.keyWord ? or(matchesKeyword(filter.keyWord), anyOf(id, filter.foundIds ?? [])) : undefined,
      filter.lecturerId === undefined
        ? undefined
        : sql`${id} in (select ${liveLecturer.liveId} from ${liveLecturer} where ${eq(liveLecturer.doctorId, filter.lecturerId)})`,
    );
  /** Matches words in the title, a lecturer's name, or the title of a chapter of its video or an item of its agenda. */
  function matchesKeyword(words: string): SQL {
    const pattern = `%${escapeLike(words)}%`;
    return sql`(${liveEvent.title} ilike ${pattern} or ${liveEvent.titleEn} ilike ${pattern}
      or ${id} in (select ${liveLecturer.liveId} from ${liveLecturer}
        join ${doctor} on ${and(eq(doctor.id, liveLecturer.doctorId), isVisible)} where ${doctor.name} ilike ${pattern})
      or exists (select 1 from jsonb_path_query(${liveEvent.agenda}, '$[*].items[*].title') as item
        where item #>> '{}' ilike ${pattern})
      or exists (select 1 from ${video}, jsonb_path_query(${video.chapters}, '$[*].title') as chapter
        where ${eq(video.id, liveEvent.playbackVideoId)} and chapter #>> '{}' ilike ${pattern}))`;
  }
  /** Running, or announced and not past its planned end; never null, so that its negation selects the rest. */
  const isOpen = (now: number) =>
    sql`(${hasStatus(ON_AIR_STATUSES)} or (${and(eq(status, LiveStatus.advertise), gt(planEndAt, now))}))`;
  const isPast = (filter: LiveFilter, now: number) => and(matchesFilter(filter, now), isPublicEvent, not(isOpen(now)));
  const hasState: Readonly<Record<LiveState, (now: number) => SQL | undefined>> = {
    living: () => hasStatus(ON_AIR_STATUSES),
    preview: (now) => and(eq(status, LiveStatus.advertise), gt(planEndAt, now)),
    replay: () => eq(status, LiveStatus.replay),
  };
  const isRunning = (now: number) => and(hasStatus(ON_AIR_STATUSES), gt(planStartAt, now - MAX_DURATION_MS));

  return {
    findEvent: (eventId: string) => findEvent(db, { id: eventId }),

    /** The public events among these ids. */
    findByIds: (ids: readonly string[]) => selectEvents().where(and(anyOf(id, ids), isPublicEvent)),

    /** Running and upcoming events by start time. */
    listComing: (filter: LiveFilter, now: number, after: LiveCursor | null, limit: number) =>
      selectEvents()
        .where(
          and(
            matchesFilter(filter, now),
            isOpen(now),
            gt(planStartAt, now - MAX_DURATION_MS),
            isAfterCursor([planStartAt, id], 'ascending', after),
          ),
        )
        .orderBy(asc(planStartAt), asc(id))
        .limit(limit),

    /** Running and announced events and all that started today, by start time. */
    listCurrent: (
      filter: LiveFilter,
      now: number,
      [today, tomorrow]: TimeRange,
      after: LiveCursor | null,
      limit: number,
    ) =>
      selectEvents()
        .where(
          and(
            matchesFilter(filter, now),
            isPublicEvent,
            sql`(${isOpen(now)} or (${gte(planStartAt, today)} and ${lt(planStartAt, tomorrow)}))`,
            gt(planStartAt, now - MAX_DURATION_MS),
            isAfterCursor([planStartAt, id], 'ascending', after),
          ),
        )
        .orderBy(asc(planStartAt), asc(id))
        .limit(limit),

    /** Events that start within a time range, by start time. */
    listWithin: (filter: LiveFilter, now: number, [from, until]: TimeRange, after: LiveCursor | null, limit: number) =>
      selectEvents()
        .where(
          and(
            matchesFilter(filter, now),
            isPublicEvent,
            gte(planStartAt, from),
            lt(planStartAt, until),
            isAfterCursor([planStartAt, id], 'ascending', after),
          ),
        )
        .orderBy(asc(planStartAt), asc(id))
        .limit(limit),

    /**
     * Number of public events by specialty, kind, state and whether they start today, of those that start within a time
     * range.
     */
    listGroups(
      filter: Pick<LiveFilter, 'withinDays' | 'keyWord' | 'foundIds' | 'ids'>,
      now: number,
      [today, tomorrow]: TimeRange,
      within: TimeRange | null,
    ) {
      const state = sql<LiveState | 'ended'>`case when ${hasState.living(now)} then 'living'
        when ${hasState.preview(now)} then 'preview' when ${hasState.replay(now)} then 'replay' else 'ended' end`;
      const isToday = sql<boolean>`(${gte(planStartAt, today)} and ${lt(planStartAt, tomorrow)})`;
      return db
        .select({ specialtyId, kind: liveEvent.kind, state, isToday, count: count() })
        .from(liveEvent)
        .where(
          and(
            matchesFilter(filter, now),
            isPublicEvent,
            within ? and(gte(planStartAt, within[0]), lt(planStartAt, within[1])) : undefined,
          ),
        )
        .groupBy(sql`1`, sql`2`, sql`3`, sql`4`);
    },

    /** Start times of the public events of a time range. */
    async listStartTimes(filter: LiveFilter, now: number, [from, until]: TimeRange): Promise<number[]> {
      const rows = await db
        .select({ planStartAt })
        .from(liveEvent)
        .where(and(matchesFilter(filter, now), isPublicEvent, gte(planStartAt, from), lt(planStartAt, until)));
      return rows.map((row) => row.planStartAt);
    },

    listSpecialties: () => db.select().from(specialty).orderBy(specialty.position),

    /** Number of channels of these events. */
    countChannels: (liveIds: readonly string[]) =>
      db
        .select({ liveId: liveChannel.liveId, count: count() })
        .from(liveChannel)
        .where(anyOf(liveChannel.liveId, liveIds))
        .groupBy(liveChannel.liveId),

    /** The published videos among these with their chapters. */
    listVideos: (videoIds: readonly string[]) =>
      db
        .select({ id: video.id, durationSeconds: resource.durationSeconds, chapters: video.chapters })
        .from(video)
        .innerJoin(resource, eq(resource.id, video.id))
        .where(and(anyOf(video.id, videoIds), isPublished)),

    /** Events that are over, the last ended first. */
    listPast: (filter: LiveFilter, now: number, after: LiveCursor | null, limit: number) =>
      selectEvents()
        .where(and(isPast(filter, now), isAfterCursor([planEndAt, id], 'descending', after)))
        .orderBy(desc(planEndAt), desc(id))
        .limit(limit),

    /** Events that are over, the most played first. */
    listMostPlayed: (filter: LiveFilter, now: number, after: LiveCursor | null, limit: number) =>
      selectEvents()
        .where(and(isPast(filter, now), isAfterCursor([liveEvent.playbackCount, id], 'descending', after)))
        .orderBy(desc(liveEvent.playbackCount), desc(id))
        .limit(limit),

    /** Events that are over, by newness and plays together; each row with its rank. */
    listRecommended: (filter: LiveFilter, now: number, after: LiveCursor | null, limit: number) =>
      db
        .select({ event: liveEvent, specialty, picture, rank: pastRank.mapWith(Number) })
        .from(liveEvent)
        .innerJoin(specialty, eq(specialty.id, specialtyId))
        .innerJoin(picture, eq(picture.id, liveEvent.pictureId))
        .where(
          and(
            isPast(filter, now),
            after === null ? undefined : sql`(${pastRank}, ${id}) < (${after[0]}::bigint, ${after[1]})`,
          ),
        )
        .orderBy(desc(pastRank), desc(id))
        .limit(limit),

    /** The running event that started first. */
    findRunning: (now: number) => selectEvents().where(isRunning(now)).orderBy(asc(planStartAt), asc(id)).limit(1),

    async countOnAir(now: number): Promise<number> {
      const [row] = await db.select({ count: count() }).from(liveEvent).where(isRunning(now));
      return row?.count ?? 0;
    },

    /** Announced events that have not started, the next first. */
    listAnnounced: (now: number, limit: number) =>
      selectEvents()
        .where(and(eq(status, LiveStatus.advertise), gt(planStartAt, now)))
        .orderBy(asc(planStartAt), asc(id))
        .limit(limit),

    /** An event in any status; undefined for an unknown id. */
    async findAnyEvent(eventId: string) {
      const [event] = await db.select().from(liveEvent).where(eq(id, eventId));
      return event;
    },

    /** An event in any status, locked until the transaction ends; undefined for an unknown id. */
    async lockEvent(eventId: string) {
      const [event] = await db.select().from(liveEvent).where(eq(id, eventId)).for('update');
      return event;
    },

    /** Returns true if the event exists, in any status. */
    async exists(eventId: string): Promise<boolean> {
      return (await db.select({ id }).from(liveEvent).where(eq(id, eventId))).length > 0;
    },

    /** The agenda of an event in any status with its halls; undefined for an unknown id. */
    async findAgenda(eventId: string) {
      const { agenda, halls } = liveEvent;
      const [row] = await db.select({ agenda, halls }).from(liveEvent).where(eq(id, eventId));
      return row;
    },

    updateEvent: (eventId: string, change: Partial<typeof liveEvent.$inferInsert>) =>
      db.update(liveEvent).set(change).where(eq(id, eventId)),

    /** Adds a view to an event; returns the new count, undefined for an unknown id. */
    async addView(eventId: string) {
      const { viewCount } = liveEvent;
      const [viewed] = await db
        .update(liveEvent)
        .set({ viewCount: sql`${viewCount} + 1` })
        .where(eq(id, eventId))
        .returning({ resourceId: id, viewCount, publishedAt: planStartAt });
      return viewed;
    },

    listLecturers: (liveIds: readonly string[]) =>
      db
        .select({
          liveId: liveLecturer.liveId,
          id: doctor.id,
          name: doctor.name,
          title: doctor.title,
          hospital: hospitalText,
          portrait: doctor.portrait,
        })
        .from(liveLecturer)
        .innerJoin(doctor, eq(doctor.id, liveLecturer.doctorId))
        .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .where(and(isVisible, anyOf(liveLecturer.liveId, liveIds)))
        .orderBy(asc(liveLecturer.liveId), asc(liveLecturer.position)),
  };
}

/** An event with specialty and picture. */
export type LiveRow = Awaited<ReturnType<LiveRepository['findEvent']>>[number];
