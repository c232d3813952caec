import { CHAT_MENTIONS_MAX, isChatText, listMentions } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Blocks } from './blocks.ts';
import { nameMentions } from './message-presenter.ts';
import { createParticipantRepository } from './participant-repository.ts';

/**
 * The ids of the participants whom a message of an account mentions; a reference to anybody else stays text
 * (rules/room-chat#mentions).
 * @throws {CallError} badInput for too many, or a text that is too long with their names; blockedByPerson where one of
 * them has blocked the account
 */
export async function resolveChatMentions(
  tx: Database,
  { requireUnblocked }: Pick<Blocks, 'requireUnblocked'>,
  liveId: string,
  accountId: string,
  text: string,
): Promise<string[]> {
  const ids = listMentions(text);
  if (ids.length > CHAT_MENTIONS_MAX) throw new CallError('badInput');
  const people = ids.length === 0 ? [] : await createParticipantRepository(tx).listByUserIds(liveId, ids);
  if (!isChatText(nameMentions(text, people))) throw new CallError('badInput');
  await requireUnblocked(
    tx,
    accountId,
    people.map((each) => each.accountId),
  );
  return people.map(({ userId }) => userId);
}
