import type { Comment, InputOf } from '@osteon/contract';
import {
  COMMENT_EDIT_MS,
  COMMENT_PAGE_SIZE,
  COMMENT_REPLIES_AROUND,
  type CommentSort,
  findCommentIdentifiers,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { cutPage } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Session } from '../../../platform/session/session.ts';
import { requireUnblocked } from '../block/block-service.ts';
import type { EventService } from '../event/event-service.ts';
import { createMentionRepository } from '../mention/mention-repository.ts';
import { resolveMentions } from '../mention/mention-service.ts';
import { presentMute } from '../moderation/decision-presenter.ts';
import { createDecisionRepository } from '../moderation/decision-repository.ts';
import { requireUnmuted } from '../moderation/mute-service.ts';
import { decodePlace } from '../quote/quote-place.ts';
import { createQuoteRepository } from '../quote/quote-repository.ts';
import { COMMENT_TYPE } from '../target/target.ts';
import { presentComments } from './comment-presenter.ts';
import {
  type CommentCursor,
  type CommentItem,
  type CommentRow,
  createCommentRepository,
} from './comment-repository.ts';
import { createCommentWriteRepository } from './comment-write-repository.ts';
import { recordShown } from './shown-event-service.ts';

/** What the service needs of other modules. */
export interface CommentDependencies {
  readonly doctors: {
    /** The id of an account's public page; null where it has none. */
    findPersonId(accountId: string): Promise<string | null>;
  };
}

/** Who writes, as far as it matters. */
type Writer = Pick<Session, 'customerId' | 'userInfo'>;

export type CommentService = ReturnType<typeof createCommentService>;

/** Reads and writes comments (rules/comment). */
export function createCommentService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { doctors, events }: CommentDependencies & { readonly events: EventService },
) {
  /** A comment as a viewer sees it after a change. */
  async function present(id: string, viewerId: string): Promise<Comment> {
    const comments = createCommentRepository(db, viewerId);
    const row = await comments.findOne(id);
    const item = row && (await comments.findItem(row.comment));
    if (!row || !item) throw new CallError('notFound');
    const replies = row.comment.rootId === null ? await comments.listFirstReplies([id]) : [];
    const view = { viewerId, now: clock.now(), itemAuthorId: item.authorId };
    const removals = await listRemovals([row, ...replies], viewerId);
    const [comment] = presentComments([row], replies, { ...view, removals });
    if (!comment) throw new CallError('notFound');
    return comment;
  }

  /** Why those of these comments are removed that the viewer wrote. */
  async function listRemovals(rows: readonly CommentRow[], viewerId: string | null) {
    const ids = rows.flatMap(({ comment: { id, state, accountId } }) =>
      state === 'removed' && accountId === viewerId ? id : [],
    );
    return ids.length > 0 ? createDecisionRepository(db).listRemovals(ids) : [];
  }

  /** @throws {CallError} notFound for an item that is not published */
  async function demandItem(tx: Database, item: CommentItem): Promise<void> {
    if (!(await createCommentRepository(tx, null).findItem(item))) throw new CallError('notFound');
  }

  /**
   * Locks what a comment answers, and returns its place in the thread, and the account that wrote it.
   * @throws {CallError} notFound for a comment of another item, and for one that is deleted
   */
  async function lockPlace(tx: Database, item: CommentItem, parentId: string | undefined) {
    if (parentId === undefined) return { rootId: null, parentId: null, answeredId: null };
    const parent = await createCommentWriteRepository(tx).lock(parentId);
    const isOfItem = parent?.resourceType === item.resourceType && parent.resourceId === item.resourceId;
    if (!parent || !isOfItem || parent.state !== 'shown') throw new CallError('notFound');
    return { rootId: parent.rootId ?? parent.id, parentId: parent.id, answeredId: parent.accountId };
  }

  /**
   * Keeps the quote of a comment until the transaction ends, and returns its columns.
   * @throws {CallError} notFound for a quote of another account or item
   */
  async function lockQuote(tx: Database, accountId: string, item: CommentItem, quoteId: string | undefined) {
    if (quoteId === undefined) return {};
    const quote = await createQuoteRepository(tx).lockOwn(quoteId, accountId, item);
    if (!quote) throw new CallError('notFound');
    const place = decodePlace(quote.place);
    return { quoteId, ...('second' in place && { second: place.second }) };
  }

  /**
   * The id of the comment that an author's page has sent before; null for none.
   * @throws {CallError} conflict where the page has used its id for another item
   */
  async function findSent(
    tx: Database,
    accountId: string,
    clientId: string,
    item: CommentItem,
  ): Promise<string | null> {
    const sent = await createCommentRepository(tx, accountId).findByClientId(accountId, clientId);
    if (!sent) return null;
    const isSame = sent.resourceType === item.resourceType && sent.resourceId === item.resourceId;
    if (!isSame) throw new CallError('conflict');
    return sent.id;
  }

  /**
   * Locks an own comment that is not deleted.
   * @throws {CallError} notFound, or notAllowed for another's
   */
  async function lockOwn(tx: Database, id: string, accountId: string) {
    const row = await createCommentWriteRepository(tx).lock(id);
    if (!row || row.state === 'deleted') throw new CallError('notFound');
    if (row.accountId !== accountId) throw new CallError('notAllowed');
    return row;
  }

  return {
    /**
     * A page of comments of an item, or of the replies of one.
     * @throws {CallError} notFound for an item that is not published
     */
    async list(
      { sort, rootId, ...item }: Pick<InputOf<'listComments'>, 'resourceType' | 'resourceId' | 'sort' | 'rootId'>,
      after: CommentCursor | null,
      viewerId: string | null,
    ) {
      const comments = createCommentRepository(db, viewerId);
      const found = await comments.findItem(item);
      if (!found) throw new CallError('notFound');
      const range = { after, limit: COMMENT_PAGE_SIZE + 1 };
      const isStart = rootId === undefined && after === null;
      const now = clock.now();
      const [rows, held, mute, total] = await Promise.all([
        rootId === undefined ? comments.listPage(item, sort, range) : comments.listReplies(item, rootId, range),
        isStart ? comments.listHeld(item, COMMENT_PAGE_SIZE) : [],
        isStart && viewerId !== null ? createDecisionRepository(db).findMute(viewerId, now) : undefined,
        comments.readTotal(item),
      ]);
      const order = rootId === undefined ? sort : 'replies';
      const page = cutPage(rows, COMMENT_PAGE_SIZE, ({ comment }) => [order, getSortValue(comment, order), comment.id]);
      const roots = page.list.flatMap(({ comment }) =>
        comment.answerCount > 0 && comment.rootId === null ? comment.id : [],
      );
      const replies = roots.length > 0 ? await comments.listFirstReplies(roots) : [];
      const removals = await listRemovals([...page.list, ...replies, ...held], viewerId);
      const view = { viewerId, now, itemAuthorId: found.authorId, removals };
      return {
        ...page,
        list: presentComments(page.list, replies, view),
        held: presentComments(held, [], view),
        mute: presentMute(mute),
        total,
      };
    },

    /**
     * The thread of a comment or reply, with the replies around it (rules/comment#addresses).
     * @throws {CallError} notFound for an item that is not published, and for a comment that its list does not have
     */
    async listAround(item: CommentItem, id: string, viewerId: string | null) {
      const comments = createCommentRepository(db, viewerId);
      const [found, target] = await Promise.all([comments.findItem(item), comments.findOne(id)]);
      const isBlocked = target && (await comments.hasBlocked(target.comment.personId));
      if (!found || !target || isBlocked || !isOpenTo(target, item, viewerId)) throw new CallError('notFound');
      const { rootId, createdAt } = target.comment;
      const [root, replies, total] = await Promise.all([
        rootId === null ? target : comments.findOne(rootId),
        rootId === null ? comments.listFirstReplies([id]) : listNear(rootId),
        comments.readTotal(item),
      ]);
      if (!root) throw new CallError('notFound');
      const removals = await listRemovals([root, ...replies], viewerId);
      const view = { viewerId, now: clock.now(), itemAuthorId: found.authorId, removals };
      return { list: presentComments([root], replies, view), nextCursor: null, held: [], mute: null, total };

      async function listNear(threadId: string) {
        const place = [createdAt, id] as const;
        const [before, after] = await Promise.all([
          comments.listRepliesBefore(threadId, place, COMMENT_REPLIES_AROUND),
          comments.listReplies(item, threadId, { after: place, limit: COMMENT_REPLIES_AROUND }),
        ]);
        return [...before.toReversed(), ...(target ? [target] : []), ...after];
      }
    },

    /**
     * Writes a comment once, however often its page sends it.
     * @throws {CallError} notFound, phoneMissing, certificationMissing without a public profile, commentMuted, blockedByPerson,
     * conflict
     */
    async create(
      { customerId, userInfo }: Writer,
      {
        text,
        parentId,
        quoteId,
        clientId,
        ...item
      }: CommentItem & Pick<InputOf<'createComment'>, 'text' | 'parentId' | 'quoteId' | 'clientId'>,
    ): Promise<Comment> {
      await demandItem(db, item);
      if (userInfo.mobile === '') throw new CallError('phoneMissing');
      const personId = await doctors.findPersonId(customerId);
      if (personId === null) throw new CallError('certificationMissing');
      const id = await db.transaction(async (tx) => {
        const before = await findSent(tx, customerId, clientId, item);
        if (before !== null) return before;
        const comments = createCommentWriteRepository(tx);
        const now = clock.now();
        await requireUnmuted(tx, customerId, now);
        const { answeredId, ...place } = await lockPlace(tx, item, parentId);
        if (answeredId !== null) await requireUnblocked(tx, customerId, [answeredId]);
        const quoted = await lockQuote(tx, customerId, item, quoteId);
        const mentioned = await resolveMentions(tx, customerId, text);
        const row = {
          ...item,
          ...place,
          ...quoted,
          id: makeId(now),
          accountId: customerId,
          personId,
          clientId,
          text,
          createdAt: now,
        };
        const state = getState(text);
        if (await comments.insert({ ...row, state })) {
          await createMentionRepository(tx).insert(row.id, mentioned);
          if (state === 'shown') {
            await comments.count(row, 1);
            await recordShown(tx, events, { ...row, accountId: customerId });
          }
          return row.id;
        }
        return findSent(tx, customerId, clientId, item);
      });
      if (id === null) throw new CallError('conflict');
      return present(id, customerId);
    },

    /** @throws {CallError} notFound, notAllowed, conflict for a removed one, commentMuted, commentEditOver, blockedByPerson */
    async edit(accountId: string, id: string, text: string): Promise<Comment> {
      await db.transaction(async (tx) => {
        const row = await lockOwn(tx, id, accountId);
        await demandItem(tx, row);
        const now = clock.now();
        if (row.state === 'removed') throw new CallError('conflict');
        await requireUnmuted(tx, accountId, now);
        const isOver = row.state === 'shown' && now >= row.createdAt + COMMENT_EDIT_MS;
        if (isOver) throw new CallError('commentEditOver');
        const comments = createCommentWriteRepository(tx);
        const state = getState(text);
        const mentioned = await resolveMentions(tx, accountId, text);
        await createMentionRepository(tx).removeOf(id);
        await createMentionRepository(tx).insert(id, mentioned);
        await comments.setText(id, text, state, now);
        if (state !== row.state) await comments.count(row, state === 'shown' ? 1 : -1);
        if (state === 'shown') await recordShown(tx, events, { ...row, text });
      });
      return present(id, accountId);
    },

    /** Also of an item that is no longer published. @throws {CallError} notFound, notAllowed */
    async remove(accountId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await lockOwn(tx, id, accountId);
        const comments = createCommentWriteRepository(tx);
        await comments.empty(id);
        if (row.state === 'shown') await comments.count(row, -1);
      });
    },

    /** @throws {CallError} notFound */
    setLike: (accountId: string, id: string, on: boolean): Promise<{ count: number; own: boolean }> =>
      db.transaction(async (tx) => {
        const comments = createCommentWriteRepository(tx);
        const row = await comments.find(id);
        if (!row) throw new CallError('notFound');
        await demandItem(tx, row);
        const isChanged = on ? await comments.insertLike(accountId, id) : await comments.removeLike(accountId, id);
        const step = on ? 1 : -1;
        const count = await comments.addLikes(id, isChanged ? step : 0);
        if (count === undefined) throw new CallError('notFound');
        if (on && isChanged) {
          const like = { kind: 'like', receiverId: row.accountId, actorId: accountId } as const;
          await events.record(tx, { ...like, refType: COMMENT_TYPE, refId: id });
        }
        return { count, own: on };
      }),
  };
}

/** By what a comment has its place in an order. */
function getSortValue(comment: CommentRow['comment'], order: CommentSort | 'replies'): number {
  if (order === 'likes') return comment.likeCount;
  return order === 'timeline' ? comment.second : comment.createdAt;
}

/** A comment that names a patient is held (rules/comment#held). */
const getState = (text: string): 'shown' | 'held' => (findCommentIdentifiers(text).length > 0 ? 'held' : 'shown');

/** Whether the lists of an item have a comment for a viewer: shown, own and not deleted, or a stub that was answered. */
const isOpenTo = ({ comment }: CommentRow, item: CommentItem, viewerId: string | null): boolean =>
  comment.resourceType === item.resourceType &&
  comment.resourceId === item.resourceId &&
  (comment.state === 'shown' ||
    comment.answerCount > 0 ||
    (comment.state !== 'deleted' && viewerId !== null && comment.accountId === viewerId));

/** An id that rises with the time (ms) and cannot be guessed. */
const makeId = (now: number): string => `${now.toString(36).padStart(9, '0')}${randomId()}`;
