import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { account } from '../../account/accounts/tables.ts';
import type { CommentItem } from '../base/comments/commented-item-repository.ts';
import {
  comment,
  commentLike,
  commentMention,
  commentReport,
  commentTotal,
  NO_SECOND,
} from '../base/comments/tables.ts';

/** The columns that decide if a comment may be changed or replied to. */
const stateColumns = {
  id: comment.id,
  accountId: comment.accountId,
  resourceType: comment.resourceType,
  resourceId: comment.resourceId,
  rootId: comment.rootId,
  parentId: comment.parentId,
  state: comment.state,
  createdAt: comment.createdAt,
  text: comment.text,
};

/** Columns of a comment that is emptied. */
const withoutQuote = { quoteId: null, second: NO_SECOND };

const find = prepareStatement({ id: comment.id }, (tx, { id }) =>
  tx.select(stateColumns).from(comment).where(eq(comment.id, id)),
);

const { editedAt: _, likeCount: _likes, answerCount: _answers, ...writtenColumns } = getTableColumns(comment);
const insert = prepareStatement(writtenColumns, (tx, row) =>
  tx
    .insert(comment)
    .values(row)
    .onConflictDoNothing({ target: [comment.accountId, comment.clientId] })
    .returning({ id: comment.id }),
);
const itemKey = { resourceType: commentTotal.resourceType, resourceId: commentTotal.resourceId };
const prepareTotal = (change: 1 | -1) =>
  prepareStatement(itemKey, (tx, { resourceType, resourceId }) =>
    tx
      .insert(commentTotal)
      .values({ resourceType, resourceId, visible: Math.max(change, 0) })
      .onConflictDoUpdate({
        target: [commentTotal.resourceType, commentTotal.resourceId],
        set: { visible: sql`${commentTotal.visible} + ${sql.raw(String(change))}` },
      }),
  );
const incrementTotal = prepareTotal(1);
const decrementTotal = prepareTotal(-1);

const likeKey = { accountId: commentLike.accountId, commentId: commentLike.commentId };
const insertLike = prepareStatement(likeKey, (tx, row) =>
  tx.insert(commentLike).values(row).onConflictDoNothing().returning({ commentId: commentLike.commentId }),
);
const removeLike = prepareStatement(likeKey, (tx, { accountId, commentId }) =>
  tx
    .delete(commentLike)
    .where(and(eq(commentLike.accountId, accountId), eq(commentLike.commentId, commentId)))
    .returning({ commentId: commentLike.commentId }),
);
const readLikes = prepareStatement({ id: comment.id }, (tx, { id }) =>
  tx
    .select({ likeCount: comment.likeCount })
    .from(comment)
    .where(and(eq(comment.id, id), eq(comment.state, 'shown'))),
);
const prepareLikeCount = (change: 1 | -1) =>
  prepareStatement({ id: comment.id }, (tx, { id }) =>
    tx
      .update(comment)
      .set({ likeCount: sql`${comment.likeCount} + ${sql.raw(String(change))}` })
      .where(and(eq(comment.id, id), eq(comment.state, 'shown')))
      .returning({ likeCount: comment.likeCount }),
  );
const incrementLikes = prepareLikeCount(1);
const decrementLikes = prepareLikeCount(-1);

const readStatus = prepareStatement({ id: account.id }, (tx, { id }) =>
  tx.select({ internationalStatus: account.internationalStatus }).from(account).where(eq(account.id, id)),
);

/** Writes comments, their likes and their counts; each count in the transaction of the counted rows. */
export function createCommentWriteRepository(tx: Database) {
  /** The columns that decide about a comment; undefined if it is not found. */
  const findState = async (id: string) => {
    const [row] = await find(tx, { id });
    return row;
  };
  const addReplies = async (id: string, change: 1 | -1): Promise<void> => {
    await tx
      .update(comment)
      .set({ answerCount: sql`${comment.answerCount} + ${change}` })
      .where(eq(comment.id, id));
  };

  /** Leaves stubs without a text, a quote, mentions, likes and reports. */
  async function emptyAll(condition: SQL | undefined): Promise<void> {
    const ids = tx.select({ id: comment.id }).from(comment).where(condition);
    await tx.delete(commentLike).where(inArray(commentLike.commentId, ids));
    await tx.delete(commentReport).where(inArray(commentReport.commentId, ids));
    await tx.delete(commentMention).where(inArray(commentMention.commentId, ids));
    await tx
      .update(comment)
      .set({ state: 'deleted', text: '', editedAt: null, likeCount: 0, ...withoutQuote })
      .where(condition);
  }

  return {
    find: findState,

    /**
     * Locks a comment until the transaction ends, with those whose replies are counted with it, in one order, so that
     * two changes of a thread cannot deadlock; undefined if it is not found.
     */
    async lock(id: string) {
      const found = await findState(id);
      if (!found) return undefined;
      const ids = [found.rootId, found.parentId, id].filter((each) => each !== null);
      const rows = await tx
        .select(stateColumns)
        .from(comment)
        .where(anyOf(comment.id, ids))
        .orderBy(asc(comment.id))
        .for('no key update');
      return rows.find((row) => row.id === id);
    },

    /** 1 where an account was certified as a doctor from abroad, else 0. */
    async readInternationalStatus(id: string): Promise<number> {
      const [row] = await readStatus(tx, { id });
      return row?.internationalStatus ?? 0;
    },

    /** Returns true if the author's page had not sent it before. */
    async insert(row: Parameters<typeof insert>[1]): Promise<boolean> {
      return (await insert(tx, row)).length > 0;
    },

    /** Counts a visible comment that was added or removed: at its item, its thread and its parent. */
    async count(
      { resourceType, resourceId, rootId, parentId }: CommentItem & { rootId: string | null; parentId: string | null },
      change: 1 | -1,
    ): Promise<void> {
      if (rootId !== null) await addReplies(rootId, change);
      if (parentId !== null && parentId !== rootId) await addReplies(parentId, change);
      await (change > 0 ? incrementTotal : decrementTotal)(tx, { resourceType, resourceId });
    },

    async setText(id: string, text: string, state: 'shown' | 'held', editedAt: number): Promise<void> {
      await tx.update(comment).set({ text, state, editedAt }).where(eq(comment.id, id));
    },

    /** Releases or removes a comment; its text stays. */
    async setState(id: string, state: 'shown' | 'removed'): Promise<void> {
      await tx.update(comment).set({ state }).where(eq(comment.id, id));
    },

    /** Empties a comment. */
    empty: (id: string): Promise<void> => emptyAll(eq(comment.id, id)),

    /** Returns true if the account did not like the comment before. */
    async insertLike(accountId: string, commentId: string): Promise<boolean> {
      return (await insertLike(tx, { accountId, commentId })).length > 0;
    },

    /** Returns true if the account liked the comment before. */
    async removeLike(accountId: string, commentId: string): Promise<boolean> {
      return (await removeLike(tx, { accountId, commentId })).length > 0;
    },

    /** Changes the number of likes of a visible comment and returns it; undefined for a deleted one. */
    async addLikes(id: string, change: 1 | 0 | -1): Promise<number | undefined> {
      const changed = change > 0 ? incrementLikes : decrementLikes;
      const [row] = await (change === 0 ? readLikes : changed)(tx, { id });
      return row?.likeCount;
    },

    /** Empties the held and removed comments of an account: nobody can read it any more, and it may name a patient. */
    async emptyHiddenOf(accountId: string): Promise<void> {
      await emptyAll(and(eq(comment.accountId, accountId), inArray(comment.state, ['held', 'removed'])));
    },

    /** Deletes the reports of an account's comments, which name it by these. */
    async removeReportsOf(accountId: string): Promise<void> {
      const ids = tx.select({ id: comment.id }).from(comment).where(eq(comment.accountId, accountId));
      await tx.delete(commentReport).where(inArray(commentReport.commentId, ids));
    },

    /** Ends the likes of an account; their comments are locked in one order, so that two erasures cannot deadlock. */
    async removeLikesOf(accountId: string): Promise<void> {
      await tx.execute(sql`
        with locked as (
          select id from ${comment}
          where id in (select comment_id from ${commentLike} where account_id = ${accountId})
          order by id for no key update),
        ended as (delete from ${commentLike} where account_id = ${accountId} returning comment_id)
        update ${comment} set like_count = like_count - 1
        from ended join locked on locked.id = ended.comment_id where ${comment.id} = ended.comment_id`);
    },
  };
}
