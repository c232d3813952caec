import type { CallName, ErrorName } from '@osteon/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Chore } from './chores/chore.ts';
import type { Handlers } from './handler.ts';
import type { HotLane } from './hot-lane.ts';
import type { FirstPaints, PageCards } from './portal/page.ts';

/** One noun's part of the gateway. */
export interface Module<Name extends CallName> {
  readonly handlers: Handlers<Name>;
  /** What is no call of the contract (playlists, pictures), with full paths. */
  readonly routes?: FastifyPluginAsync;
  /** Finds files of this module that may be answered from the memory, past the framework. */
  readonly hotLane?: HotLane;
  readonly pageCards?: PageCards;
  readonly firstPaints?: FirstPaints;
  /** What is done once a day: what is kept long enough is removed (spec-decision 11j). */
  readonly chores?: readonly Chore[];
  /** Which catalogue error the breach of a unique constraint means. */
  readonly constraints?: Constraints;
}

/** Name of a constraint of the database → the error that its breach means. */
export type Constraints = { readonly [constraint: string]: ErrorName };
