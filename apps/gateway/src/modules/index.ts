import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Constraints } from '../module.ts';
import type { AllHandlers } from '../plugins/calls.ts';
import type { FirstPaints, PageCards } from '../portal/page.ts';
import type { SessionStore } from '../session.ts';

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
export function createModules(_deps: Deps): Modules {
  return {
    handlers: {},
    sessions: { find: async () => null },
    routes: [],
    pageCards: {},
    firstPaints: {},
    constraints: {},
  };
}
