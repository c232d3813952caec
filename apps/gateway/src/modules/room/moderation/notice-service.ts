import type { InputOf, ResponseOf } from '@osteon/contract';
import { ChatMessageType } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { makeSortableId } from '../../../platform/crypto/random-id.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import { createLiveService } from '../../live/event/service.ts';
import { appendEntries } from '../chat/log-service.ts';
import { presentDeletion } from '../chat/message-presenter.ts';
import { buildAction } from './delete-message-service.ts';
import { lockChatAsAssistant, type Moderator } from './lock-chat-service.ts';
import { createNoticeRepository } from './notice-repository.ts';

/** Creates the service of the notices of events (rules/room-chat#notices). */
export function createNotices(deps: Pick<AppContext, 'db' | 'clock' | 'audit'>) {
  const { db, clock, audit } = deps;
  const notices = createNoticeRepository(db);

  return {
    /** The notices of an event, the latest first; with the deleted ones for an assistant. */
    async list(
      { activityId: liveId, pageNum, pageSize }: InputOf<'getLiveMeetingNoticeList'>,
      accountId: string | null,
    ): Promise<ResponseOf<'getLiveMeetingNoticeList'>> {
      await createLiveService({ db, clock }).getPublic(liveId);
      const withDeleted = accountId !== null && (await isAssistant(db, liveId, accountId));
      const range = { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 };
      const rows = await notices.list(liveId, { now: clock.now(), withDeleted, ...range });
      return {
        list: rows.slice(0, pageSize).map(({ notice, deleter }) => ({
          meetingNoticeId: notice.id,
          noticeContent: notice.content,
          sendTime: notice.sentAt,
          isDeleted: notice.deletedAt !== null,
          deletion: presentDeletion(notice.deletedAt, notice.deletedBy, deleter),
        })),
        hasMore: rows.length > pageSize,
      };
    },

    /**
     * Publishes a notice, and puts it into the chat as well if so requested.
     * @throws {CallError} notFound, notAllowed
     */
    save: (
      { activityId: liveId, noticeContent, inChat }: InputOf<'saveLiveMeetingNotice'>,
      { accountId, ip, deviceId }: Moderator,
    ): Promise<ResponseOf<'saveLiveMeetingNotice'>> =>
      db.transaction(async (tx) => {
        const chat = await lockChatAsAssistant(tx, deps, liveId, accountId);
        const sentAt = clock.now();
        const id = makeSortableId(sentAt);
        await createNoticeRepository(tx).insert({ id, liveId, content: noticeContent, sentAt });
        const msgType = ChatMessageType.notice;
        const action = buildAction({ liveId, accountId, msgType, targetId: id, isByAssistant: true, sentAt });
        await appendEntries(tx, chat, [{ ...action, text: inChat ? noticeContent : '' }], 0);
        await audit.record(tx, {
          event: 'liveNoticeSaved',
          accountId,
          ip,
          deviceId,
          detail: { live: liveId, notice: id },
        });
        return { meetingNoticeId: id, sendTime: sentAt };
      }),

    /**
     * Deletes a notice; its line in the chat, if it has one, is deleted as well. A deleted one stays as it is.
     * @throws {CallError} notFound, notAllowed
     */
    remove: (
      { activityId: liveId, meetingNoticeId }: InputOf<'deleteLiveMeetingNotice'>,
      { accountId, ip, deviceId }: Moderator,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const chat = await lockChatAsAssistant(tx, deps, liveId, accountId);
        const repository = createNoticeRepository(tx);
        const notice = await repository.find(liveId, meetingNoticeId);
        if (!notice) throw new CallError('notFound');
        if (notice.deletedAt !== null) return;
        const now = clock.now();
        await repository.markDeleted(liveId, meetingNoticeId, now, accountId);
        const msgType = ChatMessageType.noticeWithdrawn;
        const targetId = meetingNoticeId;
        const action = buildAction({ liveId, accountId, msgType, targetId, isByAssistant: true, sentAt: now });
        await appendEntries(tx, chat, [action], 0);
        const detail = { live: liveId, notice: meetingNoticeId };
        await audit.record(tx, { event: 'liveNoticeDeleted', accountId, ip, deviceId, detail });
      }),
  };
}
