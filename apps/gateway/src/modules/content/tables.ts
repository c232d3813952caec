import type { ResourceCard } from '@osteon/contract';
import { type CourseLevel, RESOURCE_STATES } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { doctor, specialty } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';

/** The part of a card that only courses or cases have, stored in the shape of the contract. */
export type CardDetails =
  | {
      readonly kind: 'course';
      /** Only used as a filter; absent if the course was written without one. */
      readonly level?: CourseLevel;
      readonly course: Omit<NonNullable<ResourceCard['course']>, 'lecturers' | 'learning'>;
    }
  | {
      readonly kind: 'case';
      readonly case: Pick<NonNullable<ResourceCard['case']>, 'sex' | 'age' | 'classification' | 'question'>;
    };

/** A disease or a surgery as the subject of resources (rules/content#tags). */
export const tag = pgTable(
  'tag',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    kind: text({ enum: ['disease', 'surgery'] }).notNull(),
    specialtyId: text()
      .notNull()
      .references(() => specialty.id),
    position: integer().notNull(),
  },
  (table) => [
    uniqueIndex('tag_name').on(table.name),
    index('tag_list').on(table.position),
    index('tag_specialty').on(table.specialtyId, table.position),
  ],
);

/**
 * A row for every video, document, case and course, with all columns of its card (ADR 003). The indexes of the lists
 * hold what is published alone, so that a list stays one range of one index; its query must contain `isPublished`
 * literally.
 */
export const resource = pgTable(
  'resource',
  {
    id: text().primaryKey(),
    type: smallint().notNull(),
    title: text().notNull(),
    titleEn: text().notNull(),
    titleGrams: text().array().notNull(),
    summary: text().notNull(),
    specialtyId: text()
      .notNull()
      .references(() => specialty.id),
    authorId: text()
      .notNull()
      .references(() => doctor.id),
    /** Null only before the publication. */
    pictureId: text().references(() => picture.id),
    /** The time of the first publication; before it, the time when the row was created. */
    publishedAt: timestampMs().notNull(),
    viewCount: integer().notNull(),
    /** Only for videos: the duration of the media. */
    durationSeconds: integer(),
    /** Only for documents. */
    pages: integer(),
    vip: boolean().notNull(),
    cardDetails: jsonb().$type<CardDetails>(),
    /** Only published resources are visible (rules/content#states). */
    state: text({ enum: RESOURCE_STATES }).notNull(),
    /** The state that an undo restores; null where nothing can be undone. */
    previousState: text({ enum: RESOURCE_STATES }),
    stateChangedAt: timestampMs().notNull(),
    /** The reason why it was returned or withdrawn; empty for none. */
    stateReason: text().notNull(),
  },
  (table) => {
    const whilePublished = sql`${table.state} = 'published'`;
    const creditClass = sql`(${table.cardDetails} -> 'course' ->> 'creditClass')`;
    const whileOfCredit = sql`${table.type} = 14 and (${table.cardDetails} -> 'course' ->> 'points')::numeric > 0`;
    // Functions, since an index consumes the directions of its columns. NULLS FIRST is the default of `order by …
    // desc`.
    const latest = () => [table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    const hottest = () => [table.viewCount.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      index('resource_latest')
        .on(...latest())
        .where(whilePublished),
      index('resource_hottest')
        .on(...hottest())
        .where(whilePublished),
      index('resource_type_latest')
        .on(table.type, ...latest())
        .where(whilePublished),
      index('resource_type_hottest')
        .on(table.type, ...hottest())
        .where(whilePublished),
      index('resource_specialty_latest')
        .on(table.specialtyId, ...latest())
        .where(whilePublished),
      index('resource_specialty_hottest')
        .on(table.specialtyId, ...hottest())
        .where(whilePublished),
      index('resource_specialty_type_latest')
        .on(table.specialtyId, table.type, ...latest())
        .where(whilePublished),
      index('resource_specialty_type_hottest')
        .on(table.specialtyId, table.type, ...hottest())
        .where(whilePublished),
      index('resource_author_latest')
        .on(table.authorId, ...latest())
        .where(whilePublished),
      index('resource_author_hottest')
        .on(table.authorId, ...hottest())
        .where(whilePublished),
      index('resource_author_unpublished')
        .on(table.authorId, ...latest())
        .where(sql`${table.state} <> 'published'`),
      index('resource_credit_latest')
        .on(...latest())
        .where(sql`${whilePublished} and ${whileOfCredit}`),
      index('resource_credit_class_latest')
        .on(creditClass, ...latest())
        .where(sql`${whilePublished} and ${whileOfCredit}`),
      index('resource_title_grams').using('gin', table.titleGrams),
      index('resource_state').on(table.state, table.stateChangedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
      check('resource_view_count', sql`${table.viewCount} >= 0`),
      check('resource_published', sql`${table.state} <> 'published' or ${table.pictureId} is not null`),
    ];
  },
);

/** A resource as it was before its last edit or import. */
export interface ResourceVersion {
  readonly card: typeof resource.$inferSelect;
  /** The alternative text of the picture, which an import of the same one renames. */
  readonly alt: string;
  readonly tagIds: readonly string[];
  /** The row of its module; null before the first import. */
  readonly details: Readonly<Record<string, unknown>> | null;
  /** The related ids in other tables: of media, of pictures of pages, of lecturers, in their order. */
  readonly related: readonly string[];
}

/** The version of each resource before its last change, which an undo restores (rules/content#undo). */
export const resourceVersion = pgTable('resource_version', {
  resourceId: text()
    .primaryKey()
    .references(() => resource.id, { onDelete: 'cascade' }),
  version: jsonb().$type<ResourceVersion>().notNull(),
  /** When an import replaced it; null for an edit. */
  importedAt: timestampMs(),
});

/**
 * The condition of lists, search and pages for visible resources; its literal lets the indexes of the lists serve
 * prepared statements.
 */
export const isPublished = sql`${resource.state} = 'published'`;

/** The credit class of a course as the library has it. */
export const courseCreditClass = sql`(${resource.cardDetails} -> 'course' ->> 'creditClass')`;

/**
 * The condition of a course that awards credit; its literal lets the indexes of those courses serve prepared
 * statements.
 */
export const isOfCredit = sql`${resource.type} = 14 and (${resource.cardDetails} -> 'course' ->> 'points')::numeric > 0`;

/** The account of a resource's author; null for one of the library's own. */
export const authorAccount = sql<string | null>`(
  select person.account_id from ${doctor} as person where person.id = ${resource.authorId})`;

/**
 * The tags of a resource. Publication, views and whether it is published are copied from the resource, so that one
 * index serves the list of a tag; the copies are written in the same transaction.
 */
export const resourceTag = pgTable(
  'resource_tag',
  {
    resourceId: text()
      .notNull()
      .references(() => resource.id, { onDelete: 'cascade' }),
    tagId: text()
      .notNull()
      .references(() => tag.id),
    publishedAt: timestampMs().notNull(),
    viewCount: integer().notNull(),
    isPublished: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.tagId] }),
    index('resource_tag_latest')
      .on(table.tagId, table.publishedAt.desc().nullsFirst(), table.resourceId.desc().nullsFirst())
      .where(sql`${table.isPublished}`),
    index('resource_tag_hottest')
      .on(table.tagId, table.viewCount.desc().nullsFirst(), table.resourceId.desc().nullsFirst())
      .where(sql`${table.isPublished}`),
  ],
);
