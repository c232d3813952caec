import type { CallName, ErrorName } from '@osteon/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Handlers } from './http/handler.ts';
import type { Job } from './jobs/job.ts';
import type { FirstPaints, PageCards } from './portal/page.ts';
import type { StaticFastPath } from './storage/static-fast-path.ts';

/** One noun's part of the gateway. */
export interface Module<Name extends CallName> {
  readonly handlers: Handlers<Name>;
  /** What is no call of the contract (playlists, pictures), with full paths. */
  readonly routes?: FastifyPluginAsync;
  /** Finds files of this module that may be answered from the memory, past the framework. */
  readonly fastPath?: StaticFastPath;
  readonly pageCards?: PageCards;
  readonly firstPaints?: FirstPaints;
  /** What is done once a day: what is kept long enough is removed (spec-decision 11j). */
  readonly jobs?: readonly Job[];
  /** Which catalogue error the breach of a unique constraint means. */
  readonly constraints?: Constraints;
}

/** Name of a constraint of the database → the error that its breach means. */
export type Constraints = { readonly [constraint: string]: ErrorName };
