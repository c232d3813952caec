import type { AppContext } from '../../platform/app-context.ts';
import type { EraseAccount, Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import { createHandlers, type PersonalCall, type PersonalServices } from './handlers.ts';
import { getPortraitFile, listPortraitFiles } from './portrait-file.ts';
import { createPortraitRepository } from './portrait-repository.ts';
import { createPortraitRoute } from './portrait-routes.ts';
import { createPortraitService } from './portrait-service.ts';
import { createSummaryHandlers, type SummaryCalls, type SummaryServices } from './summary-handlers.ts';
import { portrait } from './tables.ts';

/** The files of an account's portraits go with it; their rows reference the account. */
const erasePortraits: EraseAccount = async (tx, { id }) => ({
  files: listPortraitFiles(await createPortraitRepository(tx).listIds(id)),
});

/** An account's portraits, including recently replaced ones. */
const personalData: OwnData = {
  rows: [{ name: 'portraits', title: m['ownData.personal.portraits'], table: portrait, account: portrait.accountId }],
  listFiles: async (db, accountId) =>
    (await createPortraitRepository(db).listIds(accountId)).map((id) => ({
      path: `portraits/${id}.webp`,
      storedAs: getPortraitFile(id, 512),
    })),
};

/** A customer's personal information (rules/personal#personal-page). */
export function createPersonal(
  deps: AppContext,
  services: Omit<PersonalServices, 'portraits'> & SummaryServices,
): Module<PersonalCall | SummaryCalls> {
  const portraits = createPortraitService(deps, services);
  return {
    handlers: { ...createHandlers({ ...services, portraits }), ...createSummaryHandlers(services) },
    routes: null,
    mediaRoutes: [createPortraitRoute(createPortraitRepository(deps.db))],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [
      {
        name: 'replaced-portraits',
        removesFiles: true,
        batch: (tx, now) => portraits.deleteReplaced(tx, now),
      },
    ],
    workers: [],
    erasure: erasePortraits,
    ownData: personalData,
    constraints: {},
  };
}
