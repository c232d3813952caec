import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../../platform/database/columns.ts';
import { account } from '../../../account/accounts/tables.ts';
import { doctor } from '../../../doctor/tables.ts';

/** Quoted positions of items; each account quotes the same words of one once (rules/quote#quotes). */
export const quote = pgTable(
  'quote',
  {
    id: text().primaryKey(),
    /** Null once the account is erased. */
    accountId: text().references(() => account.id, { onDelete: 'set null' }),
    resourceType: smallint().notNull(),
    /** Id of an item of several kinds, hence no foreign key. */
    resourceId: text().notNull(),
    /** Digits: a second of a video; else the anchor of a section. */
    anchor: text().notNull(),
    /** Heading of the section when it was quoted; empty for a second. */
    heading: text().notNull(),
    /** Empty for a quote of the position alone. */
    text: text().notNull(),
    /** Time of the last quote. */
    createdAt: timestampMs().notNull(),
  },
  (table) => [
    uniqueIndex('quote_once').on(table.accountId, table.resourceType, table.resourceId, table.anchor, table.text),
    index('quote_created').on(table.createdAt),
  ],
);

/** The second of comments that quote none: after all that do. */
export const NO_SECOND = 2_147_483_647;

/**
 * Comments and their replies, two levels (rules/comment#comment). The indexes contain the rows of the lists, and each
 * list is one range of one of them; its query must contain `isListed` literally.
 */
export const comment = pgTable(
  'comment',
  {
    /** Rises with the time of creation, so that equally liked comments are sorted by it. */
    id: text().primaryKey(),
    resourceType: smallint().notNull(),
    /** Id of an item of several kinds, hence no foreign key. */
    resourceId: text().notNull(),
    /** Null once the account is erased. */
    accountId: text().references(() => account.id, { onDelete: 'set null' }),
    /** The author's public profile; its row outlives the account. */
    publicProfileId: text()
      .notNull()
      .references(() => doctor.id),
    /** Chosen by the author's page; a retry has the same. */
    clientId: text().notNull(),
    /** The first comment of the thread; null for that one. */
    rootId: text().references((): AnyPgColumn => comment.id),
    /** The parent: the comment or reply that this one replies to. */
    parentId: text().references((): AnyPgColumn => comment.id),
    /**
     * Moderation state. `held`: it names a patient; `removed` by the operator. Only its author sees both
     * (rules/moderation#held).
     */
    state: text({ enum: ['shown', 'held', 'removed', 'deleted'] }).notNull(),
    /** Empty once it is deleted. */
    text: text().notNull(),
    /** Null without a quote. */
    quoteId: text().references(() => quote.id),
    /** The quoted second of a video. */
    second: integer().notNull().default(NO_SECOND),
    likeCount: integer().notNull().default(0),
    /** Visible replies of the thread, for its first comment; else the direct replies. */
    answerCount: integer().notNull().default(0),
    createdAt: timestampMs().notNull(),
    editedAt: timestampMs(),
  },
  (table) => {
    const whileListed = sql`${table.rootId} is null and (${table.state} = 'shown' or ${table.answerCount} > 0)`;
    return [
      uniqueIndex('comment_client').on(table.accountId, table.clientId),
      index('comment_latest')
        .on(table.resourceType, table.resourceId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(whileListed),
      index('comment_most_liked')
        .on(table.resourceType, table.resourceId, table.likeCount.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(whileListed),
      index('comment_timeline').on(table.resourceType, table.resourceId, table.second, table.id).where(whileListed),
      index('comment_replies')
        .on(table.rootId, table.createdAt, table.id)
        .where(sql`${table.state} = 'shown' or ${table.answerCount} > 0`),
      index('comment_own')
        .on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(sql`${table.state} <> 'deleted'`),
      index('comment_held').on(table.createdAt, table.id).where(sql`${table.state} = 'held'`),
      index('comment_quote').on(table.quoteId),
      index('comment_parent').on(table.parentId),
      index('comment_public_profile').on(table.publicProfileId),
      check('comment_counts', sql`${table.likeCount} >= 0 and ${table.answerCount} >= 0`),
      check('comment_levels', sql`(${table.rootId} is null) = (${table.parentId} is null)`),
      check('comment_text', sql`(${table.state} = 'deleted') = (${table.text} = '')`),
    ];
  },
);

/** True of the rows of lists: visible comments, and stubs that have replies. */
export const isListed = sql`(${comment.state} = 'shown' or ${comment.answerCount} > 0)`;

/** When a quote without a comment was made; null for any other (rules/quote#quotes). */
export const unusedQuoteAt = sql`
  case when not exists (select from ${comment} where ${comment.quoteId} = ${quote.id}) then ${quote.createdAt} end`;

/** True of the rows of the author's own list. */
export const isNotDeleted = sql`${comment.state} <> 'deleted'`;

/** Likes of comments (rules/comment#likes). */
export const commentLike = pgTable(
  'comment_like',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    commentId: text()
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.commentId] }),
    index('comment_like_comment').on(table.commentId),
  ],
);

/** Number of visible comments and replies of an item, changed in the transaction of each (rules/comment#counts). */
export const commentTotal = pgTable(
  'comment_total',
  {
    resourceType: smallint().notNull(),
    resourceId: text().notNull(),
    visible: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceType, table.resourceId] }),
    check('comment_total_shown', sql`${table.visible} >= 0`),
  ],
);

/** Mentions: the people whom a comment's text refers to (rules/quote#mentions). */
export const commentMention = pgTable(
  'comment_mention',
  {
    commentId: text()
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    /** Its row outlives the account. */
    publicProfileId: text()
      .notNull()
      .references(() => doctor.id),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.publicProfileId] }),
    index('comment_mention_public_profile').on(table.publicProfileId),
  ],
);

/** Reports of comments with their reasons; one of each reader and comment (rules/moderation#reports). */
export const commentReport = pgTable(
  'comment_report',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    commentId: text()
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['patientData', 'medicalError', 'advertising', 'abuse', 'other'] }).notNull(),
    /** In the reporter's words; empty where the reason suffices. */
    note: text().notNull(),
    createdAt: timestampMs().notNull(),
    /** Time at which the operator decided; null while the report is open. */
    closedAt: timestampMs(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.commentId] }),
    index('comment_report_comment').on(table.commentId),
    index('comment_report_waiting').on(table.createdAt, table.commentId).where(sql`${table.closedAt} is null`),
    check('comment_report_note', sql`${table.reason} <> 'other' or ${table.note} <> ''`),
  ],
);
