import type { InputOf, ResponseOf } from '@osteon/contract';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorNumber, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyAccounts } from '../../../platform/realtime/account-events.ts';
import { isAssistant, listAssistantIds } from '../../live/assistant/assistant-service.ts';
import { createLiveService } from '../../live/event/service.ts';
import { presentEntry } from '../chat/message-presenter.ts';
import { createMessageRepository } from '../chat/message-repository.ts';
import { createMessageWriteRepository } from '../chat/message-write-repository.ts';
import { createReportRepository } from './report-repository.ts';

/** Messages per page. */
const PAGE = 30;

const positionCursor = z.tuple([cursorNumber]);

/** Creates the service of reports of messages to the assistants (rules/room-moderation#reported-messages). */
export function createMessageReports({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  return {
    /**
     * Reports a shown message of somebody else, once; the assistants are notified.
     * @throws {CallError} badInput without the words that `other` needs, notFound, notAllowed for an own message
     */
    async report(
      { activityId: liveId, msgId, reason, note }: InputOf<'reportLiveMessage'>,
      accountId: string,
    ): Promise<void> {
      if (reason === 'other' && note === '') throw new CallError('badInput');
      await db.transaction(async (tx) => {
        await createLiveService({ db: tx, clock }).getPublic(liveId);
        const message = await createMessageWriteRepository(tx).findShownText(msgId, liveId);
        if (!message) throw new CallError('notFound');
        if (message.accountId === accountId) throw new CallError('notAllowed');
        const report = { messageId: msgId, accountId, reason, note, createdAt: clock.now() };
        if (await createReportRepository(tx).insert(report))
          await notifyAccounts(tx, await listAssistantIds(tx, liveId), 'liveHeld');
      });
    },

    /**
     * The reported messages that are shown, with their reports, for an assistant of the event.
     * @throws {CallError} notFound, notAllowed
     */
    async list(
      { activityId: liveId, cursor }: InputOf<'listReportedMessages'>,
      accountId: string,
    ): Promise<ResponseOf<'listReportedMessages'>> {
      const before = decodeCursor(positionCursor, cursor)?.[0] ?? null;
      await createLiveService({ db, clock }).getPublic(liveId);
      if (!(await isAssistant(db, liveId, accountId))) throw new CallError('notAllowed');
      const reports = createReportRepository(db);
      const ids = await reports.listReported(liveId, before, PAGE + 1);
      if (ids.length === 0) return { list: [], nextCursor: null };
      const [rows, all] = await Promise.all([createMessageRepository(db).listByIds(ids), reports.listOf(ids)]);
      const page = cutPage(rows, PAGE, ({ message }) => [message.position ?? 0]);
      return {
        ...page,
        list: page.list.map((row) => ({
          ...presentEntry(row, { isAssistant: true, blocked: new Set() }),
          reports: all
            .filter(({ messageId }) => messageId === row.message.id)
            .map(({ reason, note, createdAt }) => ({ reason, note, createdAt })),
        })),
      };
    },
  };
}
