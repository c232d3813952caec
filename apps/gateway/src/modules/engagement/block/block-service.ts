import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { cutPage } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { presentAuthor } from '../../doctor/presenter.ts';
import { createBlockRepository } from './block-repository.ts';

const PAGE_SIZE = 20;

export type BlockService = ReturnType<typeof createBlockService>;

/** Blocks between accounts: an account can block users (rules/moderation#blocking). */
export function createBlockService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  return {
    /**
     * Blocks a person, or ends that; repeating the call changes nothing.
     * @throws {CallError} notFound for a person without an account, notAllowed for the own one
     */
    async setBlock(accountId: string, publicProfileId: string, on: boolean): Promise<void> {
      const blocks = createBlockRepository(db);
      const blockedId = await blocks.findAccountId(publicProfileId);
      if (blockedId === undefined) throw new CallError('notFound');
      if (blockedId === accountId) throw new CallError('notAllowed');
      if (on) await blocks.insert({ accountId, blockedId, publicProfileId, blockedAt: clock.now() });
      else await blocks.remove(accountId, blockedId);
    },

    /** A page of the blocked people, most recent first. */
    async list(accountId: string, after: readonly [number, string] | null) {
      const rows = await createBlockRepository(db).listPage(accountId, after, PAGE_SIZE + 1);
      const page = cutPage(rows, PAGE_SIZE, ({ blockedAt, person }) => [blockedAt, person.id]);
      return {
        ...page,
        list: page.list.map(({ blockedAt, person, hospital }) => ({
          person: presentAuthor(person, hospital),
          blockedAt,
        })),
      };
    },
  };
}

/**
 * Refuses a comment to accounts of which one has blocked its author.
 * @throws {CallError} blockedByPerson
 */
export async function requireUnblocked(tx: Database, actorId: string, receiverIds: readonly string[]): Promise<void> {
  if (await createBlockRepository(tx).isBlocked(actorId, receiverIds)) throw new CallError('blockedByPerson');
}

/** The accounts that an account has blocked, each with the id of its public page (rules/moderation#blocking). */
export const listBlockedAccounts = (tx: Database, accountId: string) =>
  createBlockRepository(tx).listAccounts(accountId);
