import { CHAT_MENTIONS_MAX, isChatText, listMentions } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { nameMentions } from './message-presenter.ts';
import { createParticipantRepository } from './participant-repository.ts';

/** The blocks between accounts, of another module (rules/moderation#blocking). */
export interface Blocks {
  /** The accounts that an account has blocked, each with the id of its public page. */
  readonly listBlockedAccounts: (
    tx: Database,
    accountId: string,
  ) => Promise<readonly { readonly accountId: string; readonly publicProfileId: string }[]>;
  /** @throws {CallError} blockedByPerson if one of the receivers has blocked the account */
  readonly requireUnblocked: (tx: Database, accountId: string, receiverIds: readonly string[]) => Promise<void>;
}

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
