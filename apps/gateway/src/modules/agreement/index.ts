import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { type ConsentService, createConsentService } from './consent-service.ts';
import { type AgreementCall, createHandlers } from './handlers.ts';
import { agreementData } from './own-data-service.ts';

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
