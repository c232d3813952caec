import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';
import { resource } from '../content/tables.ts';
import { specialty } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';
import type { VideoMediaMetadata } from './video-media.ts';

/** A chapter of a video; times in seconds of its media. */
export interface Chapter {
  readonly startSeconds: number;
  readonly title: string;
  readonly titleEn: string;
}

/** A step of an operation; times in seconds of the media. */
export interface Step {
  readonly startSeconds: number;
  readonly title: string;
  readonly detail: string;
}

/** A sentence of a video's narration, which the search finds; the time in seconds of the media. */
export interface Utterance {
  readonly startSeconds: number;
  readonly text: string;
}

/** The fields of a video's page besides its card (rules/video#page). */
export const video = pgTable('video', {
  id: text()
    .primaryKey()
    .references(() => resource.id, { onDelete: 'cascade' }),
  kind: text({ enum: ['surgery', 'lecture', 'skill'] }).notNull(),
  level: text().notNull(),
  summaryEn: text().notNull(),
  chapters: jsonb().$type<readonly Chapter[]>().notNull(),
  steps: jsonb().$type<readonly Step[]>().notNull(),
  keyPoints: text().array().notNull(),
  /** Credits that the video awards by itself, with one decimal; 0 for none (rules/credit#videos). */
  creditPoints: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull().default(0),
  /** Empty without a narration. */
  transcript: jsonb().$type<readonly Utterance[]>().notNull(),
});

/**
 * A version of a video's media: one is current, the others were replaced and are removed a day later
 * (rules/video#versions).
 */
export const videoMedia = pgTable(
  'video_media',
  {
    /** Part of every URL of the version. */
    id: text().primaryKey(),
    /** Null once the video was deleted. */
    videoId: text().references(() => video.id, { onDelete: 'set null' }),
    disk: text({ enum: ['files', 'library'] }).notNull(),
    /** On the disk, without a slash at its end. */
    folder: text().notNull(),
    media: jsonb().$type<VideoMediaMetadata>().notNull(),
    createdAt: timestampMs().notNull(),
    /** Null for the current version. */
    replacedAt: timestampMs(),
  },
  (table) => [
    uniqueIndex('video_media_current').on(table.videoId).where(sql`${table.replacedAt} is null`),
    index('video_media_replaced').on(table.replacedAt),
  ],
);

/** A collection of surgery videos of one specialty (rules/video#collections). */
export const collection = pgTable(
  'collection',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    summary: text().notNull(),
    specialtyId: text()
      .notNull()
      .references(() => specialty.id),
    pictureId: text()
      .notNull()
      .references(() => picture.id),
    position: integer().notNull(),
  },
  (table) => [
    index('collection_list').on(table.position),
    index('collection_specialty').on(table.specialtyId, table.position),
  ],
);

/** A video's position in the watching order of a collection. */
export const collectionVideo = pgTable(
  'collection_video',
  {
    collectionId: text()
      .notNull()
      .references(() => collection.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    videoId: text()
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.position] })],
);

/**
 * Play position of an account in a video (rules/video#positions). The reference prevents the loader from deleting the
 * video.
 */
export const playPosition = pgTable(
  'play_position',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    videoId: text()
      .notNull()
      .references(() => video.id),
    seconds: doublePrecision().notNull(),
    updatedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.videoId] }),
    index('play_position_latest').on(
      table.accountId,
      table.updatedAt.desc().nullsFirst(),
      table.videoId.desc().nullsFirst(),
    ),
  ],
);

/** The time when a browser's play of a video was last counted; deleted after the period (rules/video#plays). */
export const play = pgTable(
  'play',
  {
    /** SHA-256 of the browser's device id. */
    browser: bytes().notNull(),
    videoId: text()
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    /** The time when its playlist was sent; null once a play was counted for it. */
    startedAt: timestampMs(),
    /** The time when a play was last counted. */
    countedAt: timestampMs(),
  },
  (table) => [primaryKey({ columns: [table.browser, table.videoId] }), index('play_started').on(table.startedAt)],
);
