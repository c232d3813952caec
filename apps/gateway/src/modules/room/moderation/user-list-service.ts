import type { InputOf, ResponseOf } from '@osteon/contract';
import { isCertified, SpeakState } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import { createLiveService } from '../../live/event/service.ts';
import { createUserListRepository, type PersonRow } from './user-list-repository.ts';

type Person = ResponseOf<'getUserList'>['list'][number];

const KINDS = ['present', 'muted', 'assistants'] as const;
const CHANNELS = [null, 'pc', 'h5'] as const;

/** Creates the function that lists the people of an event (rules/room-moderation#people). */
export function createListUsers({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const people = createUserListRepository(db);

  /** @throws {CallError} notFound; notAllowed for the muted, unless an assistant of the event asks */
  return async (
    { activityId: liveId, userName, queryType, userPlatformType, pageNum, pageSize }: InputOf<'getUserList'>,
    accountId: string | null,
  ): Promise<ResponseOf<'getUserList'>> => {
    await createLiveService({ db, clock }).getPublic(liveId);
    const isForAssistant = accountId !== null && (await isAssistant(db, liveId, accountId));
    const kind = KINDS[queryType] ?? 'present';
    if (kind === 'muted' && !isForAssistant) throw new CallError('notAllowed');
    const filter = { liveId, words: userName, kind, channel: CHANNELS[userPlatformType] ?? null, now: clock.now() };
    const offset = (pageNum - 1) * pageSize;
    const [rows, total] = await Promise.all([
      people.list(filter, { offset, limit: pageSize + 1 }),
      people.count(filter),
    ]);
    return {
      list: rows.slice(0, pageSize).map((row) => presentPerson(row, isForAssistant)),
      total,
      hasMore: rows.length > pageSize,
    };
  };
}

function presentPerson(row: PersonRow, isForAssistant: boolean): Person {
  const { participant, publicProfileId } = row;
  const isMuted = isForAssistant && participant.speakState !== SpeakState.free;
  return {
    userId: publicProfileId ?? participant.userId,
    userName: row.name,
    userLogo: row.portrait,
    company: row.company,
    isCertified: isCertified(row.roleId),
    role: getRole(row),
    userStatus: isMuted ? 2 : 1,
    moderation: isForAssistant
      ? {
          channel: participant.channel,
          joinedAt: participant.joinedAt,
          messageNum: participant.messageNum,
          speakState: participant.speakState,
          reason: participant.speakReason,
          by: row.decider ?? '',
          decidedAt: participant.speakDecidedAt,
        }
      : null,
  };
}

function getRole({ isRoomAssistant, lecturerPosition }: PersonRow): Person['role'] {
  if (isRoomAssistant) return 'assistant';
  if (lecturerPosition === null) return '';
  return lecturerPosition === 0 ? 'anchor' : 'lecturer';
}
