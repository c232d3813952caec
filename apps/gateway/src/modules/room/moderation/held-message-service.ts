import type { InputOf, ResponseOf } from '@osteon/contract';
import { findPatientIdentifiers, isOnAir, maskPatientIdentifiers } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyAccounts } from '../../../platform/realtime/account-events.ts';
import { notifyMessages } from '../../../platform/realtime/room-broadcast.ts';
import { m } from '../../../texts/index.ts';
import { isAssistant, listAssistantIds } from '../../live/assistant/assistant-service.ts';
import { createLiveService } from '../../live/event/service.ts';
import { nameMentions, presentSender } from '../chat/message-presenter.ts';
import { createMessageRepository, type MessageRow } from '../chat/message-repository.ts';
import { createMessageWriteRepository } from '../chat/message-write-repository.ts';
import { createParticipantRepository } from '../chat/participant-repository.ts';
import { findWatchedWords } from '../chat/watched-words.ts';
import { lockChatAsAssistant, type Moderator } from './lock-chat-service.ts';

/** Messages per page. */
const PAGE = 30;

/** The age up to which a sender's own held messages are listed, in ms. */
const OWN_HELD_MS = 86_400_000;

const heldCursor = z.tuple([cursorTimestamp, cursorId]);

type HeldMessage = ResponseOf<'listHeldMessages'>['list'][number];

/** Creates the service of held messages (rules/room-moderation#held-messages). */
export function createHeldMessages(
  deps: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { listWatchedWords }: { readonly listWatchedWords: (tx: Database) => Promise<readonly string[]> },
) {
  const { db, clock, audit } = deps;
  const messages = createMessageRepository(db);

  return {
    /** The messages that wait, for an assistant; a sender's own ones otherwise. */
    async list(
      { activityId: liveId, own, cursor }: InputOf<'listHeldMessages'>,
      accountId: string,
    ): Promise<ResponseOf<'listHeldMessages'>> {
      const after = decodeCursor(heldCursor, cursor);
      await createLiveService({ db, clock }).getPublic(liveId);
      if (own === 'true' || !(await isAssistant(db, liveId, accountId))) {
        const rows = await messages.listOwnHeld(liveId, accountId, clock.now() - OWN_HELD_MS, PAGE);
        return { list: rows.map((row) => presentHeld(row, [])), nextCursor: null };
      }
      const [rows, chat, words] = await Promise.all([
        messages.listHeld(liveId, after, PAGE + 1),
        messages.findChat(liveId),
        listWatchedWords(db),
      ]);
      const page = cutPage(rows, PAGE, ({ message }) => [message.sentAt, message.id]);
      const watched = [...(chat?.words ?? []), ...words];
      return { ...page, list: page.list.map((row) => presentHeld(row, watched)) };
    },

    /**
     * Releases a held message, with its patient identifiers masked if so decided, or refuses it; the sender and the
     * other assistants are notified. It gets its position at its release.
     * @throws {CallError} notFound, notAllowed, heldMessageDecided, chatClosed for a release after the end
     */
    decide: (
      { activityId: liveId, msgId, decision, reason }: InputOf<'decideHeldMessage'>,
      { accountId, ip, deviceId }: Moderator,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const chat = await lockChatAsAssistant(tx, deps, liveId, accountId);
        const writes = createMessageWriteRepository(tx);
        const message = await writes.findMessage(msgId);
        const isHeld = message?.liveId === liveId && message.heldFor !== null;
        if (!isHeld || (message.position === null && message.deletedAt !== null)) throw new CallError('notFound');
        if (message.decision !== null) throw await refuseDecided(tx, message.decidedBy);
        const isRefused = decision === 'refuse';
        if (isRefused) await writes.saveDecision(msgId, { decision, decidedBy: accountId, refusal: reason });
        else {
          const { event } = await createLiveService({ db: tx, clock }).getPublic(liveId);
          if (!isOnAir(event.status)) throw new CallError('chatClosed');
          const position = chat.lastPosition + 1;
          await writes.updateChat({ liveId, lastPosition: position }, 1);
          const text = decision === 'mask' ? maskPatientIdentifiers(message.text) : message.text;
          await writes.saveDecision(msgId, { decision, decidedBy: accountId, position, text, sentAt: clock.now() });
          if (message.accountId !== null)
            await createParticipantRepository(tx).addTexts(liveId, new Map([[message.accountId, 1]]), clock.now());
          await notifyMessages(tx, liveId, [position, position]);
        }
        const concerned = new Set([...(await listAssistantIds(tx, liveId)), message.accountId ?? accountId]);
        await notifyAccounts(tx, [...concerned], 'liveHeld');
        const detail = { live: liveId, message: msgId, decision, reason };
        await audit.record(tx, { event: 'liveMessageDecided', accountId, ip, deviceId, detail });
      }),
  };
}

/** The refusal for a message on which another assistant has decided, by name. */
async function refuseDecided(tx: Database, decidedBy: string | null): Promise<CallError> {
  const name = decidedBy === null ? '' : await createParticipantRepository(tx).findAccountName(decidedBy);
  if (name === '') return new CallError('heldMessageDecided');
  return new CallError('heldMessageDecided', {
    text: (locale) => m['live.heldMessageDecided']({ name }, { locale }),
    data: { name },
  });
}

function presentHeld(row: MessageRow, watchedWords: readonly string[]): HeldMessage {
  const { message } = row;
  const { userId, name, hospital, isCertified } = presentSender(row);
  const reason = message.heldFor ?? 'review';
  const msg = nameMentions(message.text, row.mentions);
  const marks = reason === 'patientData' ? findPatientIdentifiers(msg) : findWatchedWords(msg, watchedWords);
  return {
    msgId: message.id,
    hash: message.hash,
    userId,
    name,
    hospital,
    isCertified,
    msg,
    reason,
    marks: marks.map(({ start, end }) => ({ start, end })),
    heldAt: message.heldAt ?? message.sentAt,
    state: message.decision === 'refuse' ? 'refused' : 'held',
    refusal: message.refusal,
  };
}
