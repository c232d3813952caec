import type { Readable } from 'node:stream';
import { z } from 'zod';

/** A table whose rows are copied. */
const copiedTable = z.object({
  schema: z.string(),
  name: z.string(),
  /** In the order of the copied values; generated columns are left out. Types become part of statements. */
  columns: z.array(z.object({ name: z.string(), type: z.string().regex(/^[\w .,"()[\]]+$/) })).min(1),
});

/** A sequence and where it continues; identity columns have one too. */
const copiedSequence = z.object({
  schema: z.string(),
  name: z.string(),
  /** A bigint as text. */
  value: z.string(),
  isCalled: z.boolean(),
});

/** The contents of a database at one time, without its rows. */
export const contentList = z.object({
  /** Name of the last migration. */
  migration: z.string(),
  /** Version of the job queue's tables; null where the database has none. */
  jobsVersion: z.number().nullable(),
  /** Each table follows those that it references. */
  tables: z.array(copiedTable),
  sequences: z.array(copiedSequence),
});

export type CopiedTable = z.infer<typeof copiedTable>;
export type CopiedSequence = z.infer<typeof copiedSequence>;

/** The content of a database, out of a running one or out of a backup. */
export interface DatabaseContent extends z.infer<typeof contentList> {
  /** The rows of a table in the text format of COPY (rules/backup#rows). */
  readRows(table: CopiedTable): Promise<Readable>;
}
