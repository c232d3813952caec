import type { InputOf, ResponseOf } from '@osteon/contract';
import { isCertified, type Locale, SpeakState } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import { createLiveService } from '../../live/event/service.ts';
import type { Moderator } from './lock-chat-service.ts';
import { createUserListRepository, type PersonRow } from './user-list-repository.ts';
import { buildUserSheet } from './user-sheet.ts';

type Person = ResponseOf<'getUserList'>['list'][number];

const KINDS = ['present', 'muted', 'assistants'] as const;
const CHANNELS = [null, 'pc', 'h5'] as const;

/** The lines of an export, which is built in memory: some hundred bytes each. */
const EXPORT_MAX = 10_000;

/** Creates the service of the people of an event (rules/room-moderation#people). */
export function createUserLists({ db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>) {
  const people = createUserListRepository(db);

  async function findAccess(liveId: string, accountId: string | null) {
    await createLiveService({ db, clock }).getPublic(liveId);
    return { isForAssistant: accountId !== null && (await isAssistant(db, liveId, accountId)) };
  }

  const getFilter = ({ activityId, userName, queryType, userPlatformType }: InputOf<'exportUserList'>) => ({
    liveId: activityId,
    words: userName,
    kind: KINDS[queryType] ?? ('present' as const),
    channel: CHANNELS[userPlatformType] ?? null,
    now: clock.now(),
  });

  return {
    /**
     * Lists people page by page.
     * @throws {CallError} notFound; notAllowed for the muted, unless an assistant of the event asks
     */
    async list(input: InputOf<'getUserList'>, accountId: string | null): Promise<ResponseOf<'getUserList'>> {
      const { activityId, pageNum, pageSize } = input;
      const { isForAssistant } = await findAccess(activityId, accountId);
      const filter = getFilter(input);
      if (filter.kind === 'muted' && !isForAssistant) throw new CallError('notAllowed');
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
    },

    /**
     * Writes the first 10,000 people as a CSV, with an entry in the audit log.
     * @throws {CallError} notFound, notAllowed for who is no assistant of the event
     */
    async exportCsv(
      input: InputOf<'exportUserList'>,
      { accountId, ip, deviceId }: Moderator,
      locale: Locale,
    ): Promise<string> {
      const { activityId } = input;
      const { isForAssistant } = await findAccess(activityId, accountId);
      if (!isForAssistant) throw new CallError('notAllowed');
      const rows = await people.list(getFilter(input), { offset: 0, limit: EXPORT_MAX });
      const detail = { live: activityId, count: rows.length };
      await audit.record(db, { event: 'liveUsersExported', accountId, ip, deviceId, detail });
      return buildUserSheet(
        rows.map((row) => presentPerson(row, true)),
        locale,
      );
    },
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
