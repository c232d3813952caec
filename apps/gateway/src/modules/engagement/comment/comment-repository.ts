import { COMMENT_REPLIES_SHOWN, type CommentSort } from '@osteon/domain';
import { and, asc, desc, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isAfterCursor } from '../../../platform/database/filters.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { doctor, hospital, hospitalText } from '../../doctor/tables.ts';
import type { CommentItem } from '../base/comments/commented-item-repository.ts';
import {
  comment,
  commentLike,
  commentMention,
  commentReport,
  commentTotal,
  isListed,
  isNotDeleted,
  quote,
} from '../base/comments/tables.ts';
import { accountBlock } from '../block/tables.ts';

/** A page of comments starts after this time (ms), number of likes or second, and id. */
export type CommentCursor = readonly [value: number, id: string];

/** A page of a list. */
interface CommentRange {
  readonly after: CommentCursor | null;
  readonly limit: number;
}

/** Sort column of each order, before the id. */
const SORT_COLUMNS = {
  likes: comment.likeCount,
  time: comment.createdAt,
  timeline: comment.second,
} as const satisfies Record<CommentSort, unknown>;

const parent = alias(comment, 'answered');
const parentAuthor = alias(doctor, 'answered_person');
const parentHospital = alias(hospital, 'answered_hospital');

/**
 * The quote of a comment. No join: beyond eight of them PostgreSQL no longer chooses their order (join_collapse_limit).
 */
const quoted = sql<Pick<typeof quote.$inferSelect, 'id' | 'anchor' | 'heading' | 'text'> | null>`(
  select json_build_object('id', ${quote.id}, 'anchor', ${quote.anchor}, 'heading', ${quote.heading}, 'text', ${quote.text})
  from ${quote} where ${quote.id} = ${comment.quoteId})`;

const findByClientId = prepareStatement(
  { accountId: comment.accountId, clientId: comment.clientId },
  (db, { accountId, clientId }) =>
    db
      .select({ id: comment.id, resourceType: comment.resourceType, resourceId: comment.resourceId })
      .from(comment)
      .where(and(eq(comment.accountId, accountId), eq(comment.clientId, clientId))),
);

/** People whom a comment mentions; an erased one has no name. */
const mentioned = sql<{ id: string; name: string | null }[]>`coalesce((
  select json_agg(json_build_object('id', person.id, 'name', case when person.state <> 'erased' then person.name end))
  from ${commentMention} join ${doctor} as person on person.id = ${commentMention.publicProfileId}
  where ${commentMention.commentId} = ${comment.id}), '[]')`;

/** True if a viewer likes a comment, and `isReportedBy` if they have reported it. */
const isLikedBy = (viewerId: SQLWrapper | string | null) => sql<boolean>`exists (
  select from ${commentLike} where ${commentLike.commentId} = ${comment.id} and ${commentLike.accountId} = ${viewerId})`;
const isReportedBy = (viewerId: SQLWrapper | string | null) => sql<boolean>`exists (
  select from ${commentReport}
  where ${commentReport.commentId} = ${comment.id} and ${commentReport.accountId} = ${viewerId})`;

/** Comments with the rows of their authors, for a viewer; null for a visitor. */
const selectComments = (db: Database, viewerId: SQLWrapper | string | null) =>
  db
    .select({
      comment,
      author: {
        id: doctor.id,
        name: doctor.name,
        nameEn: doctor.nameEn,
        title: doctor.title,
        specialtyId: doctor.specialtyId,
        portrait: doctor.portrait,
        state: doctor.state,
      },
      hospital: hospitalText,
      isLiked: isLikedBy(viewerId),
      isReported: isReportedBy(viewerId),
      quote: quoted,
      mentions: mentioned,
      parent: {
        id: parentAuthor.id,
        name: parentAuthor.name,
        nameEn: parentAuthor.nameEn,
        title: parentAuthor.title,
        specialtyId: parentAuthor.specialtyId,
        portrait: parentAuthor.portrait,
        state: parentAuthor.state,
      },
      parentComment: { state: parent.state, accountId: parent.accountId },
      parentHospital: sql<string>`coalesce(${parentHospital.name}, ${parentAuthor.hospitalName}, '')`,
    })
    .from(comment)
    .innerJoin(doctor, eq(doctor.id, comment.publicProfileId))
    .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
    .leftJoin(parent, eq(parent.id, comment.parentId))
    .leftJoin(parentAuthor, eq(parentAuthor.id, parent.publicProfileId))
    .leftJoin(parentHospital, eq(parentHospital.id, parentAuthor.hospitalId))
    .$dynamic();

const findOne = prepareStatement({ id: comment.id, viewerId: comment.accountId }, (db, { id, viewerId }) =>
  selectComments(db, viewerId).where(eq(comment.id, id)),
);

/** Reads comments for a viewer; null for a visitor. */
export function createCommentRepository(db: Database, viewerId: string | null) {
  // Read once a query, so that it costs a list nothing.
  const blocked = sql`array(
    select ${accountBlock.publicProfileId} from ${accountBlock} where ${accountBlock.accountId} = ${viewerId})`;
  const isUnblocked = sql`${comment.publicProfileId} <> all (${blocked})`;

  return {
    /** True if the viewer has blocked one of these persons, whose comments and threads no address shows them. */
    async hasBlocked(...publicProfileIds: readonly string[]): Promise<boolean> {
      if (viewerId === null) return false;
      const rows = await db
        .select({ publicProfileId: accountBlock.publicProfileId })
        .from(accountBlock)
        .where(and(eq(accountBlock.accountId, viewerId), anyOf(accountBlock.publicProfileId, publicProfileIds)));
      return rows.length > 0;
    },

    /** A comment in any state. */
    async findOne(id: string) {
      const [row] = await findOne(db, { id, viewerId });
      return row;
    },

    /** First comments of the threads of an item: the latest or the most liked first, or by the quoted seconds. */
    listPage({ resourceType, resourceId }: CommentItem, sort: CommentSort, { after, limit }: CommentRange) {
      const column = SORT_COLUMNS[sort];
      const [order, direction] = sort === 'timeline' ? (['ascending', asc] as const) : (['descending', desc] as const);
      return selectComments(db, viewerId)
        .where(
          and(
            eq(comment.resourceType, resourceType),
            eq(comment.resourceId, resourceId),
            isNull(comment.rootId),
            isListed,
            isUnblocked,
            isAfterCursor([column, comment.id], order, after),
          ),
        )
        .orderBy(direction(column), direction(comment.id))
        .limit(limit);
    },

    /**
     * Held and removed comments of the viewer on an item, latest first; one that others see as a stub is in its list.
     */
    listHeld: ({ resourceType, resourceId }: CommentItem, limit: number) =>
      viewerId === null
        ? []
        : selectComments(db, viewerId)
            .where(
              and(
                eq(comment.accountId, viewerId),
                eq(comment.resourceType, resourceType),
                eq(comment.resourceId, resourceId),
                inArray(comment.state, ['held', 'removed']),
                eq(comment.answerCount, 0),
              ),
            )
            .orderBy(desc(comment.createdAt), desc(comment.id))
            .limit(limit),

    /** Comments of the viewer on all items that are not deleted, latest first; none for a visitor. */
    listOwn: ({ after, limit }: CommentRange) =>
      selectComments(db, viewerId)
        .where(
          and(
            eq(comment.accountId, viewerId ?? ''),
            isNotDeleted,
            isAfterCursor([comment.createdAt, comment.id], 'descending', after),
          ),
        )
        .orderBy(desc(comment.createdAt), desc(comment.id))
        .limit(limit),

    /** The replies of a thread of an item, the oldest first. */
    listReplies: ({ resourceType, resourceId }: CommentItem, rootId: string, { after, limit }: CommentRange) =>
      selectComments(db, viewerId)
        .where(
          and(
            eq(comment.rootId, rootId),
            eq(comment.resourceType, resourceType),
            eq(comment.resourceId, resourceId),
            isListed,
            isUnblocked,
            isAfterCursor([comment.createdAt, comment.id], 'ascending', after),
          ),
        )
        .orderBy(asc(comment.createdAt), asc(comment.id))
        .limit(limit),

    /** The replies of a thread just before one of them, the nearest first. */
    listRepliesBefore: (rootId: string, before: CommentCursor, limit: number) =>
      selectComments(db, viewerId)
        .where(
          and(
            eq(comment.rootId, rootId),
            isListed,
            isUnblocked,
            isAfterCursor([comment.createdAt, comment.id], 'descending', before),
          ),
        )
        .orderBy(desc(comment.createdAt), desc(comment.id))
        .limit(limit),

    /** The first replies of each of these threads, the oldest first. */
    listFirstReplies: (rootIds: readonly string[]) =>
      selectComments(db, viewerId)
        .where(
          sql`${comment.id} in (
            select first.id from unnest(${sql.param(rootIds)}::text[]) as root(id), lateral (
              select id from comment
              where root_id = root.id and (state = 'shown' or answer_count > 0) and public_profile_id <> all (${blocked})
              order by created_at, id limit ${COMMENT_REPLIES_SHOWN}) as first)`,
        )
        .orderBy(asc(comment.createdAt), asc(comment.id)),

    /** Number of visible comments and replies of an item. */
    async readTotal({ resourceType, resourceId }: CommentItem): Promise<number> {
      const [row] = await db
        .select({ shown: commentTotal.visible })
        .from(commentTotal)
        .where(and(eq(commentTotal.resourceType, resourceType), eq(commentTotal.resourceId, resourceId)));
      return row?.shown ?? 0;
    },

    /** The comment that the author's page has sent before; undefined for none. */
    async findByClientId(accountId: string, clientId: string) {
      const [row] = await findByClientId(db, { accountId, clientId });
      return row;
    },
  };
}

type CommentRepository = ReturnType<typeof createCommentRepository>;

/** A comment with the rows of its author and of the account that it replies to. */
export type CommentRow = NonNullable<Awaited<ReturnType<CommentRepository['findOne']>>>;
