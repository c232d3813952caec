import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import { type ConsentService, createConsentService } from './consent-service.ts';
import { type AgreementCall, createHandlers } from './handlers.ts';
import { agreementConsent } from './tables.ts';

/** The agreements that an account accepted. */
const agreementData: OwnData = {
  rows: [
    {
      name: 'consents',
      title: m['ownData.agreement.consents'],
      table: agreementConsent,
      account: agreementConsent.accountId,
    },
  ],
  listFiles: null,
};

/** The two agreements, and the consent of customers to their versions (rules/agreement#texts). */
export function createAgreement(deps: AppContext): Module<AgreementCall> & { readonly consents: ConsentService } {
  const consents = createConsentService(deps);
  return {
    consents,
    handlers: createHandlers(deps, consents),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: agreementData,
    constraints: {},
  };
}
