import type { Author } from '@osteon/contract';
import { listMentions, MENTIONS_MAX } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { presentAuthor } from '../../doctor/presenter.ts';
import { requireUnblocked } from '../block/block-service.ts';
import { createMentionRepository } from './mention-repository.ts';

/** People that a list of candidates has at most. */
const CANDIDATES_MAX = 8;

export type MentionService = ReturnType<typeof createMentionService>;

/** Finds the people whom a comment can mention (rules/quote#mentions). */
export function createMentionService({ db }: Pick<AppContext, 'db'>) {
  return {
    async listCandidates(accountId: string, name: string): Promise<Author[]> {
      const rows = await createMentionRepository(db).listByName(accountId, name, CANDIDATES_MAX);
      return rows.map(({ person, hospital }) => presentAuthor(person, hospital));
    },
  };
}

/**
 * The people whom a text of an account mentions. A reference that names nobody who can be mentioned stays text.
 * @throws {CallError} badInput for too many, blockedByPerson where one of them has blocked the account
 */
export async function resolveMentions(tx: Database, accountId: string, text: string): Promise<string[]> {
  const ids = listMentions(text);
  if (ids.length === 0) return [];
  if (ids.length > MENTIONS_MAX) throw new CallError('badInput');
  const people = await createMentionRepository(tx).listMentionable(ids);
  await requireUnblocked(
    tx,
    accountId,
    people.map((each) => each.accountId),
  );
  return people.map(({ publicProfileId }) => publicProfileId);
}
