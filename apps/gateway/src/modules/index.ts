import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Constraints } from '../module.ts';
import type { AllHandlers } from '../plugins/calls.ts';
import type { FirstPaints, PageCards } from '../portal/page.ts';
import type { SessionStore } from '../session.ts';
import { createAccount } from './account/index.ts';
import { createOutbox, noSender } from './outbox/index.ts';
import { createShell } from './shell/index.ts';

/** The parts of all modules together. */
export interface Modules {
  readonly handlers: Partial<AllHandlers>;
  readonly sessions: SessionStore;
  readonly routes: readonly FastifyPluginAsync[];
  readonly pageCards: PageCards;
  readonly firstPaints: FirstPaints;
  readonly constraints: Constraints;
}

/** Makes every module, each with the services of others that it needs. A call of the contract without a handler fails the types here. */
export function createModules(deps: Deps): Modules {
  const outbox = deps.config.production ? null : createOutbox(deps);
  const account = createAccount(deps, outbox?.sender ?? noSender);
  const shell = createShell(account);
  const modules = [account, shell];
  return {
    handlers: { ...account.handlers, ...shell.handlers, ...outbox?.handlers },
    sessions: account.sessions,
    routes: modules.flatMap(({ routes }) => routes ?? []),
    pageCards: Object.fromEntries(modules.flatMap(({ pageCards }) => Object.entries(pageCards ?? {}))),
    firstPaints: Object.fromEntries(modules.flatMap(({ firstPaints }) => Object.entries(firstPaints ?? {}))),
    constraints: Object.fromEntries(modules.flatMap(({ constraints }) => Object.entries(constraints ?? {}))),
  };
}
