import type { Database } from '../../../platform/database/connect.ts';

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
