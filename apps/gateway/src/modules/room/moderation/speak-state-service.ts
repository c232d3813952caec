import type { InputOf } from '@osteon/contract';
import { ChatMessageType, SpeakState } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { DoctorService } from '../../doctor/service.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import { appendEntries } from '../chat/log-service.ts';
import { createMessageWriteRepository, type LockedChat } from '../chat/message-write-repository.ts';
import { createParticipantRepository } from '../chat/participant-repository.ts';
import { buildAction, deleteTexts } from './delete-message-service.ts';
import { lockChatAsAssistant, type Moderator } from './lock-chat-service.ts';

/** Creates the function that mutes and bans participants, and lifts mutes (rules/room-moderation#mutes). */
export function createUpdateSpeakState(
  deps: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { doctors }: { readonly doctors: Pick<DoctorService, 'findPublicProfileId'> },
) {
  const { db, clock, audit } = deps;

  /**
   * Stores the right of a participant to write; the chat shows a change. A banned participant stays banned.
   * @throws {CallError} notFound, notAllowed for assistants, lecturers and the caller, conflict for a banned one
   */
  return (
    { activityId: liveId, userId, speakState, reason, withMessages }: InputOf<'updateSpeakState'>,
    { accountId, ip, deviceId }: Moderator,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      let chat: LockedChat = await lockChatAsAssistant(tx, deps, liveId, accountId);
      const participants = createParticipantRepository(tx);
      const found = await participants.findByUserId(liveId, userId);
      if (!found) throw new CallError('notFound');
      const { participant, publicProfileId } = found;
      const targetAccountId = participant.accountId;
      const isLecturer = publicProfileId !== null && (await participants.isLecturer(liveId, publicProfileId));
      if (isLecturer || targetAccountId === accountId || (await isAssistant(tx, liveId, targetAccountId)))
        throw new CallError('notAllowed');
      const isBanned = participant.speakState === SpeakState.banned;
      if (isBanned && speakState !== SpeakState.banned) throw new CallError('conflict');
      const now = clock.now();
      if (participant.speakState !== speakState) {
        await participants.saveDecision(liveId, targetAccountId, {
          speakState,
          speakReason: reason,
          speakDecidedAt: now,
          speakDecidedBy: accountId,
        });
        const msgType = speakState === SpeakState.free ? ChatMessageType.unmuted : ChatMessageType.muted;
        // The public page of the person where there is one, as in its messages.
        const targetId = (await doctors.findPublicProfileId(targetAccountId)) ?? participant.userId;
        const action = buildAction({ liveId, accountId, msgType, targetId, isByAssistant: true, sentAt: now });
        chat = await appendEntries(tx, chat, [{ ...action, targetAccountId }], 0);
      }
      const ids =
        withMessages && speakState !== SpeakState.free
          ? await createMessageWriteRepository(tx).listTextIds(liveId, targetAccountId)
          : [];
      if (ids.length > 0)
        await deleteTexts(tx, { chat, ids, authorId: targetAccountId, accountId, isByAssistant: true, now });
      const detail = { live: liveId, account: targetAccountId, speakState, reason, deletedMessages: ids.length };
      await audit.record(tx, { event: 'liveSpeakStateChanged', accountId, ip, deviceId, detail });
    });
}
