import type { Comment, InputOf } from '@osteon/contract';
import { COMMENT_EDIT_MS, findCommentIdentifiers, getMissingContact } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { makeSortableId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Session } from '../../../platform/session/session.ts';
import { type CommentItem, createCommentedItemRepository } from '../base/comments/commented-item-repository.ts';
import { NO_SECOND } from '../base/comments/tables.ts';
import { COMMENT_TYPE } from '../base/target.ts';
import { requireUnblocked } from '../block/block-service.ts';
import { findMute, requireUnmuted } from '../decision/mute-service.ts';
import type { EventService } from '../event/event-service.ts';
import { createMentionRepository } from '../mention/mention-repository.ts';
import { resolveMentions } from '../mention/mention-service.ts';
import { decodeAnchor } from '../quote/quote-anchor.ts';
import { createQuoteRepository } from '../quote/quote-repository.ts';
import type { CommentListService } from './comment-list-service.ts';
import { createCommentRepository } from './comment-repository.ts';
import { createCommentWriteRepository } from './comment-write-repository.ts';
import { notifyCommentPublished } from './notify-comment-published-service.ts';

/** Dependencies on other modules. */
export interface CommentDependencies {
  readonly doctors: {
    /** The id of an account's public page; null where it has none. */
    findPublicProfileId(accountId: string): Promise<string | null>;
  };
}

/** The fields of the writer's session that matter. */
type Writer = Pick<Session, 'customerId' | 'userInfo'>;

export type CommentService = ReturnType<typeof createCommentService>;

/** Writes comments and their likes (rules/comment#comment). */
export function createCommentService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    doctors,
    events,
    lists,
  }: CommentDependencies & { readonly events: EventService; readonly lists: Pick<CommentListService, 'findOne'> },
) {
  /** @throws {CallError} notFound for an item that is not published */
  async function requireItem(tx: Database, item: CommentItem) {
    const found = await createCommentedItemRepository(tx).findItem(item);
    if (!found) throw new CallError('notFound');
    return found;
  }

  /**
   * Locks the parent of a reply, and returns the position in the thread and the account that wrote the parent.
   * @throws {CallError} notFound for a comment of another item, and for one that is deleted
   */
  async function lockParent(tx: Database, item: CommentItem, parentId: string | undefined) {
    if (parentId === undefined) return { rootId: null, parentId: null, parentAccountId: null };
    const parent = await createCommentWriteRepository(tx).lock(parentId);
    const isOfItem = parent?.resourceType === item.resourceType && parent.resourceId === item.resourceId;
    if (!parent || !isOfItem || parent.state !== 'shown') throw new CallError('notFound');
    return { rootId: parent.rootId ?? parent.id, parentId: parent.id, parentAccountId: parent.accountId };
  }

  /**
   * Locks the quote of a comment against deletion until the transaction ends, and returns its columns.
   * @throws {CallError} notFound for a quote of another account or item
   */
  async function lockQuote(tx: Database, accountId: string, item: CommentItem, quoteId: string | undefined) {
    if (quoteId === undefined) return { quoteId: null, second: NO_SECOND };
    const quote = await createQuoteRepository(tx).lockOwn(quoteId, accountId, item);
    if (!quote) throw new CallError('notFound');
    const anchor = decodeAnchor(quote.anchor);
    return { quoteId, second: 'second' in anchor ? anchor.second : NO_SECOND };
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
     * Writes a comment once, however often its page sends it: the client id is its idempotency key.
     * @throws {CallError} notFound, phoneMissing, emailMissing, certificationMissing without a public profile,
     * commentMuted, blockedByPerson, conflict
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
      const [about, publicProfileId, internationalStatus] = await Promise.all([
        requireItem(db, item),
        doctors.findPublicProfileId(customerId),
        createCommentWriteRepository(db).readInternationalStatus(customerId),
      ]);
      const missing = getMissingContact({ ...userInfo, internationalStatus });
      if (missing !== null) throw new CallError(missing === 'email' ? 'emailMissing' : 'phoneMissing');
      if (publicProfileId === null) throw new CallError('certificationMissing');
      const id = await db.transaction(async (tx) => {
        const now = clock.now();
        // Both are sent at once; a retry gets the stored comment even while its author is muted.
        const [before, mute] = await Promise.all([
          findSent(tx, customerId, clientId, item),
          findMute(tx, customerId, now),
        ]);
        if (before !== null) return before;
        requireUnmuted(mute);
        const comments = createCommentWriteRepository(tx);
        const { parentAccountId: answeredId, ...threadPosition } = await lockParent(tx, item, parentId);
        if (answeredId !== null) await requireUnblocked(tx, customerId, [answeredId]);
        const quoted = await lockQuote(tx, customerId, item, quoteId);
        const mentioned = await resolveMentions(tx, customerId, text);
        const row = {
          ...item,
          ...threadPosition,
          ...quoted,
          id: makeSortableId(now),
          accountId: customerId,
          publicProfileId,
          clientId,
          text,
          createdAt: now,
        };
        const state = getState(text);
        if (await comments.insert({ ...row, state })) {
          await createMentionRepository(tx).insert(row.id, mentioned);
          if (state === 'shown') {
            await comments.count(row, 1);
            await notifyCommentPublished(tx, events, { ...row, accountId: customerId }, about);
          }
          return row.id;
        }
        return findSent(tx, customerId, clientId, item);
      });
      if (id === null) throw new CallError('conflict');
      return lists.findOne(id, customerId);
    },

    /**
     * @throws {CallError} notFound, notAllowed, conflict for a removed one, commentMuted, commentEditOver,
     * blockedByPerson
     */
    async edit(accountId: string, id: string, text: string): Promise<Comment> {
      await db.transaction(async (tx) => {
        const row = await lockOwn(tx, id, accountId);
        const about = await requireItem(tx, row);
        const now = clock.now();
        if (row.state === 'removed') throw new CallError('conflict');
        requireUnmuted(await findMute(tx, accountId, now));
        const isOver = row.state === 'shown' && now >= row.createdAt + COMMENT_EDIT_MS;
        if (isOver) throw new CallError('commentEditOver');
        const comments = createCommentWriteRepository(tx);
        const state = getState(text);
        const mentioned = await resolveMentions(tx, accountId, text);
        await createMentionRepository(tx).removeOf(id);
        await createMentionRepository(tx).insert(id, mentioned);
        await comments.setText(id, text, state, now);
        if (state !== row.state) await comments.count(row, state === 'shown' ? 1 : -1);
        if (state === 'shown') await notifyCommentPublished(tx, events, { ...row, text }, about);
      });
      return lists.findOne(id, accountId);
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
        // Both are sent at once; where the item is not published, the transaction rolls the change back.
        const [isChanged] = await Promise.all([
          on ? comments.insertLike(accountId, id) : comments.removeLike(accountId, id),
          requireItem(tx, row),
        ]);
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

/** A comment that names a patient is held (rules/moderation#held). */
const getState = (text: string): 'shown' | 'held' => (findCommentIdentifiers(text).length > 0 ? 'held' : 'shown');
