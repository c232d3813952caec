import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { openLocalFiles } from '../../platform/storage/storage.ts';
import { describeStorageError, storageError } from '../../platform/storage/storage-error.ts';
import { defineCommand, defineVerb } from '../command.ts';
import { type MoveSummary, moveFiles } from './move-files.ts';
import { openManifest } from './move-manifest.ts';

const choices = ['keep', 'replace'] as const;
const orphanChoices = ['keep', 'delete'] as const;

const MISUSE = 'must be move, or get PATH FILE';

/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 2000;

interface MoveOptions {
  readonly differing: (typeof choices)[number];
  readonly orphans: (typeof orphanChoices)[number];
}

/**
 * `npm run operator -- storage`: copies the files of the data folder to the bucket (rules/storage#move), and downloads
 * a file from the disk that has it.
 */
export const storageCommand = defineCommand({
  summary:
    'Copies all files from DATA_DIR to the S3 bucket and verifies each copy, a second run continuing the first; or fetches one file.',
  verbs: {
    move: defineVerb({
      usage: '[--differing keep|replace] [--orphans keep|delete]',
      options: {
        differing: z.enum(choices, { error: `must be one of ${choices.join(', ')}` }).default('keep'),
        orphans: z.enum(orphanChoices, { error: `must be one of ${orphanChoices.join(', ')}` }).default('keep'),
      },
      words: z.tuple([], { error: MISUSE }),
      run: (deps, { options }) => move(deps, options),
    }),
    get: defineVerb({
      usage: 'PATH FILE',
      options: {},
      words: z.tuple([z.string(), z.string()], { error: MISUSE }),
      run: (deps, { words: [path, file] }) => download(deps, path, file),
    }),
  },
});

/** @throws {StartupError} without a bucket, and where the storage fails */
async function* move(deps: AppContext, options: MoveOptions): AsyncIterable<string> {
  const { config } = deps;
  if (!config.s3) throw new StartupError('There is no bucket to move to. Set S3_ENDPOINT and the other S3_* settings.');
  const disks = { source: openLocalFiles(config), target: deps.storage.files };
  const manifest = await openManifest(join(config.dataDir, `storage-move.${config.s3.bucket}.jsonl`));
  yield `From ${join(config.dataDir, 'files')} to the bucket ${config.s3.bucket} at ${config.s3.endpoint}.`;
  let last: MoveSummary | undefined;
  let reported = Date.now();
  try {
    for await (const summary of moveFiles(disks, manifest, { replace: options.differing === 'replace' })) {
      last = summary;
      if (Date.now() - reported < PROGRESS_MS) continue;
      reported = Date.now();
      yield describeCounts(summary);
    }
  } catch (error) {
    if (storageError(error) === null) throw error;
    throw new StartupError(`The storage failed: ${describeStorageError(error)}. Run the command again to continue.`, {
      cause: error,
    });
  }
  if (last) yield* conclude(deps, last, options.orphans === 'delete');
}

/** Writes a file of the storage to the operator's own, which must not exist yet. */
async function* download(deps: AppContext, path: string, file: string): AsyncIterable<string> {
  const { files } = deps.storage;
  try {
    if (!(await files.exists(path))) throw new StartupError(`There is no file ${path}.`);
    await pipeline(await files.getStream(path), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The file cannot be fetched: ${describeStorageError(error)}.`, { cause: error });
  }
  yield file;
}

/** Prints the result and the remaining tasks of the operator. @throws {StartupError} where copies differ */
async function* conclude(deps: AppContext, summary: MoveSummary, deletesOrphans: boolean): AsyncIterable<string> {
  const { counts, differing, orphans } = summary;
  yield describeCounts(summary);
  if (counts.deleted > 0) yield `${counts.deleted} copies were deleted after an earlier run and are not copied again.`;
  if (deletesOrphans && counts.verified + counts.copied > 0) {
    for (const path of orphans) await deps.storage.files.delete(path);
    yield `${orphans.length} copies of files that are gone were deleted.`;
  } else if (orphans.length > 0) {
    yield `${orphans.length} copies are of files that are gone here; --orphans delete deletes them.`;
  }
  for (const path of differing) yield `differs: ${path}`;
  if (differing.length > 0)
    throw new StartupError(`${differing.length} copies differ and were left; --differing replace replaces them.`);
}

function describeCounts({ counts, bytes }: MoveSummary): string {
  const { copied, verified, differs } = counts;
  const files = copied + verified + differs;
  return `${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB: ${copied} copied, ${verified} verified, ${differs} differ`;
}
