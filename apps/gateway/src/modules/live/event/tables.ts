import {
  type CaptionLanguage,
  CREDIT_CLASSES,
  type ItemStart,
  LIVE_AUTHORIZE_TYPES,
  LIVE_KINDS,
  LiveType,
  PUBLIC_STATUSES,
  type VideoRendition,
} from '@osteon/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../../platform/database/columns.ts';
import { doctor, specialty } from '../../doctor/tables.ts';
import { picture } from '../../media/tables.ts';
import { product } from '../../product/tables.ts';
import { video } from '../../video/tables.ts';

/** A part of an event's agenda; `offsetMinutes` from the planned start. */
export interface AgendaGroup {
  readonly group: string;
  /** Position of its hall, the first one by default (rules/live-agenda#halls). */
  readonly hall?: number | undefined;
  readonly items: readonly {
    /** The id that its bookings refer to; absent if it is derived from lecturer and title. */
    readonly id?: string;
    readonly offsetMinutes: number;
    readonly durationMinutes: number;
    readonly title: string;
    readonly lecturerId: string;
  }[];
}

/** A hall of an event with the position of its channel (rules/live-agenda#halls). */
export interface LiveHall {
  readonly name: string;
  readonly channel: number;
}

/**
 * The rank of a past event in seconds: its end, and a week for each doubling of the plays (rules/live#lists). The index
 * and the order that reads it must be the same text.
 */
const buildPastRank = (event: { readonly planEndAt: AnyPgColumn; readonly playbackCount: AnyPgColumn }) =>
  sql<number>`(floor(extract(epoch from ${event.planEndAt} - timestamptz '1970-01-01 00:00:00+00'))::bigint
    + floor(604800 * ln((1 + ${event.playbackCount})::float8) / ln(2::float8))::bigint)`;

/** A live event (rules/live#event). It lasts a week at most, so that an index range finds the running ones. */
export const liveEvent = pgTable(
  'live_event',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    titleEn: text().notNull(),
    kind: text({ enum: [...LIVE_KINDS] })
      .notNull()
      .default('surgery'),
    /** A `LiveStatus` (rules/live#status). */
    status: smallint().notNull(),
    specialtyId: text()
      .notNull()
      .references(() => specialty.id),
    pictureId: text()
      .notNull()
      .references(() => picture.id),
    planStartAt: timestampMs().notNull(),
    planEndAt: timestampMs().notNull(),
    authorizeType: text({ enum: [...LIVE_AUTHORIZE_TYPES] }).notNull(),
    /** Search keywords beside its texts. */
    tags: text().array().$type<readonly string[]>().notNull().default([]),
    /** The renditions of its streams (rules/stream#renditions). */
    renditions: text().array().$type<readonly VideoRendition[]>().notNull().default(['SD', 'HD', 'FHD']),
    /** HTML with a few allowed elements, checked by the loader. */
    introduce: text().notNull(),
    agenda: jsonb().$type<readonly AgendaGroup[]>().notNull(),
    /** The items of the agenda that were started by hand, in order (rules/live-agenda#running-item). */
    itemStarts: jsonb().$type<readonly ItemStart[]>().notNull().default([]),
    /** A video of the library that is its replay, instead of its own recording (rules/library#sample-events). */
    playbackVideoId: text().references(() => video.id, { onDelete: 'set null' }),
    liveType: text({ enum: [LiveType.common, LiveType.asia] })
      .notNull()
      .default('common'),
    /** 0 open, 1 questions are held for the assistant, 2 closed (rules/room#details). */
    replyType: smallint().notNull().default(0),
    /** Empty where the event has one hall, which its first channel shows (rules/live-agenda#halls). */
    halls: jsonb().$type<readonly LiveHall[]>().notNull().default([]),
    backgroundPictureId: text().references(() => picture.id),
    /** Shown instead of the introduction's text. */
    introducePictureId: text().references(() => picture.id),
    /** A video of the library with its highlights. */
    highlightsVideoId: text().references(() => video.id, { onDelete: 'set null' }),
    /** QR code and text of the link to the official account in WeChat (rules/room#wechat-guide). */
    guide: jsonb().$type<{ readonly url: string; readonly text: string }>(),
    /**
     * The start time that the last start of the gateway planned for a sample event, null before the first one. An event
     * with another start time was planned by somebody else, and the sample does not change it
     * (rules/library#sample-events).
     */
    samplePlanAt: timestampMs(),
    bookNum: integer().notNull().default(0),
    viewCount: integer().notNull().default(0),
    /** Plays of its replay (rules/replay#replay). */
    playbackCount: integer().notNull().default(0),
    /** Class and points of its credit; none without a class or points (rules/live-attendance#credit). */
    creditClass: text({ enum: CREDIT_CLASSES }),
    creditPoints: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull().default(0),
    /** Time at which its credit was awarded; null before. */
    creditAwardedAt: timestampMs(),
  },
  (table) => [
    index('live_event_start').on(table.planStartAt, table.id),
    index('live_event_end').on(table.planEndAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('live_event_specialty_start').on(table.specialtyId, table.planStartAt, table.id),
    index('live_event_specialty_end').on(
      table.specialtyId,
      table.planEndAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('live_event_playback').on(table.playbackVideoId),
    index('live_event_recommended').on(sql`${buildPastRank(table)} desc`, table.id.desc().nullsFirst()),
    index('live_event_played').on(table.playbackCount.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Polled every second by each gateway (rules/live#movers).
    index('live_event_on_air').on(table.id).where(sql`${table.status} in (40, 50)`),
    index('live_event_ended').on(table.id).where(sql`${table.status} = 60`),
    // Polled every minute (rules/live-attendance#credit).
    index('live_event_uncredited')
      .on(table.id)
      .where(sql`${table.creditClass} is not null and ${table.creditAwardedAt} is null`),
    check('live_event_credit', sql`${table.creditPoints} >= 0`),
    check(
      'live_event_length',
      sql`${table.planEndAt} > ${table.planStartAt} and ${table.planEndAt} <= ${table.planStartAt} + interval '7 days'`,
    ),
  ],
);

/** Condition that an event has one of these statuses. */
export const hasStatus = (statuses: readonly number[]): SQL => sql`${liveEvent.status} = any(${sql.param(statuses)})`;

/** Condition that an event is public. */
export const isPublicEvent = hasStatus(PUBLIC_STATUSES);

/** The rank of a past event. */
export const pastRank = buildPastRank(liveEvent);

/**
 * A channel of an event: one camera or one hall, with the key of its encoder (rules/stream#channels). One encoder at a
 * time holds its lease, which expires after five seconds without renewal.
 */
export const liveChannel = pgTable(
  'live_channel',
  {
    id: text().primaryKey(),
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    /** Order within the event, from 0. */
    position: integer().notNull(),
    name: text().notNull(),
    /** Content of the channel: `main`, `surgery`, `imaging`, `slides` or `panorama`. */
    type: text().notNull(),
    /** SHA-256 of the secret in its stream key; null while nobody may stream. */
    keyHash: bytes(),
    /** Connection id of the encoder that holds the lease; null while none does. */
    encoderId: uuid(),
    encoderSeenAt: timestampMs(),
    /** Time at which its last segment was stored; null if it has never had one. */
    segmentAt: timestampMs(),
    /** SHA-256 of the secret in its caption key; null while nobody may post captions (rules/room-captions#caption-keys). */
    captionKeyHash: bytes(),
    /** Languages of its captions. */
    captionLanguages: text().array().$type<readonly CaptionLanguage[]>().notNull().default([]),
    /** True if the search index is behind its captions (rules/live#search). */
    captionsUnindexed: boolean().notNull().default(false),
  },
  (table) => [
    unique('live_channel_position').on(table.liveId, table.position),
    index('live_channel_segment').on(table.segmentAt).where(sql`${table.segmentAt} is not null`),
    index('live_channel_unindexed').on(table.liveId).where(sql`${table.captionsUnindexed}`),
  ],
);

/** The lecturers of a live event, in order. */
export const liveLecturer = pgTable(
  'live_lecturer',
  {
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    doctorId: text()
      .notNull()
      .references(() => doctor.id),
  },
  (table) => [
    primaryKey({ columns: [table.liveId, table.position] }),
    index('live_lecturer_doctor').on(table.doctorId, table.liveId),
  ],
);

/** The products that an event shows, in order (rules/room#details). */
export const liveProduct = pgTable(
  'live_product',
  {
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: text()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.liveId, table.position] }),
    index('live_product_product').on(table.productId),
  ],
);

/** The pictures of an event's gallery, in order (rules/room#gallery). */
export const liveGalleryPicture = pgTable(
  'live_gallery_picture',
  {
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    pictureId: text()
      .notNull()
      .references(() => picture.id),
    title: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.liveId, table.position] }),
    index('live_gallery_picture_picture').on(table.pictureId),
  ],
);
