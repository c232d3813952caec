import type { Locale } from '@osteon/domain';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database/connect.ts';

/** The rows of one table that belong to an account; its owner gets all of their columns but the hidden ones. */
export interface OwnRows {
  /** File name in the archive, without its ending: `comments`. */
  readonly name: string;
  /** The title for the owner in a language, a message of the catalogue. */
  readonly title: (inputs: Record<string, never>, options: { readonly locale: Locale }) => string;
  readonly table: PgTable;
  /** The column that names the account; one of `through` where that is set. */
  readonly account: PgColumn;
  /** Another table that names the account of each row, and the condition that joins it. */
  readonly through?: { readonly table: PgTable; readonly on: SQL };
  /** Hashes, and texts that others wrote for themselves alone; never a part of the primary key. */
  readonly hidden?: readonly PgColumn[];
  /**
   * Names in the archive of the columns that have another name in the code: a renamed column stays readable for owners.
   */
  readonly names?: Readonly<Record<string, string>>;
}

/**
 * A file that an account has sent; left out of the archive where it is missing, as of an upload that was broken off.
 */
export interface OwnFile {
  /** Path in the archive: `portraits/<id>.webp`. */
  readonly path: string;
  /** Path on the disk `files`. */
  readonly storedAs: string;
  /** Reads it where it is not stored as it was sent, as when it is encrypted; null where that fails. */
  readonly decrypt?: () => Promise<Buffer | null>;
}

/** Data that a module stores of an account, as its owner gets it (rules/data-export#contents). */
export interface OwnData {
  readonly rows: readonly OwnRows[];
  /** The account's files; null where the module has none. */
  readonly listFiles: ((db: Database, accountId: string) => Promise<readonly OwnFile[]>) | null;
}
