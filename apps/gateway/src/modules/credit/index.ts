import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { createCreditHandlers } from './credit-handlers.ts';
import { type CreditService, createCreditService } from './credit-service.ts';
import { creditData } from './own-data-service.ts';

/** Credit of continuing education: lines, years and their forecast (rules/credit#lines). */
export function createCredit(
  deps: Pick<AppContext, 'db' | 'clock' | 'config'>,
): Module<'getCreditYear'> & { readonly service: CreditService } {
  return {
    handlers: createCreditHandlers(deps),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    firstPaints: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: creditData,
    constraints: {},
    service: createCreditService(deps),
  };
}
