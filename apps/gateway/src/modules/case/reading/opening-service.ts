import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { CaseCardFields } from '../../content/presenter.ts';
import { type CaseReader, hashBrowser } from './case-reader.ts';
import { createOpeningRepository } from './opening-repository.ts';

/** Creates the service by which other modules know what of cases is open to a reader (rules/case#seal). */
export function createCaseOpenings({ db }: Pick<AppContext, 'db'>) {
  const openings = createOpeningRepository(db);
  return {
    /** The fields of these cases' cards, by id; `answered` is that of the account, false for a visitor. */
    async listCardFields(
      ids: readonly string[],
      accountId: string | null,
    ): Promise<ReadonlyMap<string, CaseCardFields>> {
      const none: readonly string[] = [];
      const [rows, answered] = await Promise.all([
        openings.listCardFields(ids),
        accountId === null ? none : openings.listOpened(ids, { accountId }, 'votes'),
      ]);
      return new Map(rows.map(({ id, ...fields }) => [id, { ...fields, answered: answered.includes(id) }]));
    },

    /** The cases of these that a browser voted for. */
    listAnsweredInBrowser: (ids: readonly string[], deviceId: string): Promise<string[]> =>
      openings.listOpened(ids, { browserHash: hashBrowser(deviceId) }, 'votes'),

    /** The cases of these that a reader opened. */
    listOpened: async (ids: readonly string[], reader: CaseReader | null): Promise<readonly string[]> =>
      reader === null || ids.length === 0 ? [] : openings.listOpened(ids, reader),

    /** True if the reader opened any case. */
    hasOpened: async (reader: CaseReader | null): Promise<boolean> => reader !== null && openings.hasOpened(reader),

    /**
     * Gives a browser's votes to the account that logs in, where it has none, in the transaction of the login, which locks the
     * account: its own votes reference it and wait (rules/case#votes).
     */
    adoptBrowser: (tx: Database, owner: { readonly accountId: string; readonly deviceId: string }): Promise<void> =>
      createOpeningRepository(tx).adopt(owner.accountId, hashBrowser(owner.deviceId)),
  };
}

/** True if an account opened a case, in a transaction. */
export async function hasOpenedCase(db: Database, caseId: string, accountId: string): Promise<boolean> {
  return (await createOpeningRepository(db).find(caseId, { accountId })) !== undefined;
}
