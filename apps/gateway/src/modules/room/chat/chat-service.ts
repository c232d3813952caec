import type { ErrorName, ResponseOf } from '@osteon/contract';
import { ChatAuthType, type ChatReason, getChatAuth, getShownLiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { m } from '../../../texts/index.ts';
import type { DoctorService } from '../../doctor/service.ts';
import type { LiveEvent } from '../../live/event/service.ts';
import type { Blocks } from './mention-service.ts';
import { createMessageWriteRepository } from './message-write-repository.ts';
import { createParticipantRepository } from './participant-repository.ts';

/** Error for a refused message by the permission of its sender in the chat. */
const REFUSALS: Readonly<Record<ChatAuthType, ErrorName>> = {
  [ChatAuthType.allowed]: 'chatClosed',
  [ChatAuthType.needLogin]: 'notLoggedIn',
  [ChatAuthType.needCertification]: 'certificationMissing',
  [ChatAuthType.muted]: 'chatMuted',
  [ChatAuthType.closed]: 'chatClosed',
};
const REASON_REFUSALS: Partial<Readonly<Record<ChatReason, ErrorName>>> = {
  phone: 'phoneMissing',
  email: 'emailMissing',
};

export type ChatService = ReturnType<typeof createChatService>;

/** An account as its permission depends on it. */
type Writer = Awaited<ReturnType<ReturnType<typeof createMessageWriteRepository>['listWriters']>>[number];

/** Permissions to write in chats (rules/room-chat#chat). */
export function createChatService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { doctors, blocks }: { readonly doctors: Pick<DoctorService, 'findPublicProfileId'>; readonly blocks: Blocks },
) {
  async function readAuth(tx: Database, event: LiveEvent, accountId: string | null) {
    const [writer] =
      accountId === null ? [] : await createMessageWriteRepository(tx).listWriters(event.id, [accountId]);
    return getWriterAuth(event, writer ?? null, clock.now());
  }

  return {
    /** The permission of an account in the chat of an event; null is a visitor. */
    findAuth: (event: LiveEvent, accountId: string | null) => readAuth(db, event, accountId),

    /** The own ids of an account in a chat, and those of the people whom it has blocked (rules/room-chat#blocks). */
    async findOwn(
      liveId: string,
      accountId: string,
      assists: boolean,
    ): Promise<NonNullable<ResponseOf<'joinInActivity'>['own']>> {
      const [participantId, publicProfileId, blocked] = await Promise.all([
        createParticipantRepository(db).findUserId(liveId, accountId),
        doctors.findPublicProfileId(accountId),
        assists ? [] : blocks.listBlockedAccounts(db, accountId),
      ]);
      return {
        userIds: [participantId, publicProfileId].filter((id) => id != null),
        blockedIds: blocked.map((each) => each.publicProfileId),
      };
    },

    /**
     * Requires that an account may write in the chat of an event; `isBeforeStart` also before it has started.
     * @throws {CallError} certificationMissing, phoneMissing, emailMissing, chatClosed, chatMuted
     */
    async requireWriter(
      tx: Database,
      event: LiveEvent,
      accountId: string,
      { isBeforeStart }: { readonly isBeforeStart: boolean },
    ): Promise<void> {
      const auth = await readAuth(tx, event, accountId);
      if (!isBeforeStart || auth.reason !== 'notBegun') refuseUnlessAllowed(auth);
    },
  };
}

/** The permission of an account in the chat of an event at a time (ms); null is a visitor. */
export function getWriterAuth(
  event: Pick<LiveEvent, 'status' | 'planEndAt' | 'authorizeType'>,
  writer: Writer | null,
  now: number,
) {
  const status = getShownLiveStatus(event.status, event.planEndAt, now);
  return getChatAuth({ status, authorizeType: event.authorizeType }, writer);
}

/** @throws {CallError} the error for the reason why an account may not write */
export function refuseUnlessAllowed({ canEnter, type, reason }: ReturnType<typeof getChatAuth>): void {
  if (canEnter) return;
  if (reason === 'banned')
    throw new CallError('chatClosed', { text: (locale) => m['live.chatBanned']({}, { locale }) });
  throw new CallError(REASON_REFUSALS[reason] ?? REFUSALS[type]);
}
