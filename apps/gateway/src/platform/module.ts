import type { CallName, ErrorName } from '@osteon/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from './database/connect.ts';
import type { Handlers } from './http/handler.ts';
import type { Job } from './jobs/job.ts';
import type { Worker } from './jobs/worker.ts';
import type { MediaRoute } from './media-http/media-route.ts';
import type { OwnData } from './own-data.ts';
import type { InitialDataLoaders, PageCards } from './portal/page.ts';

/** One noun's part of the gateway. No key is optional, so that a new module decides each of them. */
export interface Module<Name extends CallName> {
  /** The module's calls; empty for none. */
  readonly handlers: Handlers<Name>;
  /** Routes that are no call of the contract (uploads, files of transfers), with full paths; null for none. */
  readonly routes: FastifyPluginAsync | null;
  /** Kinds of media that the module serves; empty for none. */
  readonly mediaRoutes: readonly MediaRoute[];
  /** Titles and previews of pages, by path. */
  readonly pageCards: PageCards;
  /** HTML of pages that is sent with the document, by path. */
  readonly initialDataLoaders: InitialDataLoaders;
  /** Daily jobs, above all the deletion of old rows (rules/retention#daily-jobs). */
  readonly jobs: readonly Job[];
  /** Workers of the module's queues (rules/jobs). */
  readonly workers: readonly Worker[];
  /**
   * Erases the data of an account that is deleted (rules/cancellation#removal); null where the module stores nothing of
   * an account but rows that reference it and are deleted with it.
   */
  readonly erasure: EraseAccount | null;
  /** Data that the module stores of an account, as its owner gets it (rules/data-export#contents); null for none. */
  readonly ownData: OwnData | null;
  /** The catalogue error that the breach of a unique constraint is refused with, by the constraint's name. */
  readonly constraints: Constraints;
}

/** An account that is about to be deleted. */
export interface ErasedAccount {
  readonly id: string;
  /** Its mobile number and e-mail, as far as it has them. */
  readonly names: readonly string[];
}

/** Paths on the disk `files` that have to go with an account. */
export interface ErasedFiles {
  readonly files?: readonly string[];
  readonly folders?: readonly string[];
}

/**
 * Removes or anonymises a module's data of an account, in the transaction that deletes the account and before its row
 * is deleted. Returns the files to remove: they are deleted last, as a transaction cannot bring them back.
 */
export type EraseAccount = (tx: Database, account: ErasedAccount) => Promise<ErasedFiles>;

/** Name of a constraint of the database → the error that its breach means. */
export type Constraints = { readonly [constraint: string]: ErrorName };
