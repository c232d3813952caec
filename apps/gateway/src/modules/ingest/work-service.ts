import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '../../platform/app-context.ts';
import { describeFailure, PermanentJobError } from '../../platform/jobs/job-error.ts';
import type { RunningJob } from '../../platform/jobs/worker.ts';
import type { IngestContext } from './base/ingest-context.ts';
import { IngestError } from './base/ingest-error.ts';
import { getAttemptFolder, getIngestFolder, getWorkFolder } from './base/ingest-folder.ts';
import { createIngestRepository, type IngestRow } from './base/ingest-repository.ts';
import { finishIngest, type IngestResult, SupersededError } from './finish-service.ts';
import { createProgressReporter } from './ingest-progress.ts';
import { ingestDocument } from './pdf/ingest-document.ts';
import { replaceDocument, replaceVideoItem } from './replace-item-service.ts';
import type { FindMediaTool } from './tools/media-tools.ts';
import { ingestVideo } from './video/ingest-video.ts';

type WorkContext = Pick<AppContext, 'db' | 'storage' | 'clock' | 'audit' | 'config' | 'jobs'> & { find: FindMediaTool };

/**
 * Processes one import: supersedes any attempt before, creates all files again beside the current ones, and switches to
 * them. A fault of the file ends the import; every other failure is retried (rules/ingest#states).
 */
export async function workOnIngest(
  deps: WorkContext,
  id: string,
  { signal, isLastAttempt }: RunningJob,
): Promise<void> {
  const row = await startAttempt(deps, id);
  if (!row) return;
  const workFolder = getWorkFolder(deps.config, id);
  try {
    await clean(deps, row, workFolder);
    const result = await make(deps, row, { signal, workFolder });
    await finishIngest(deps, row, result);
  } catch (error) {
    if (error instanceof SupersededError) return;
    const isFinal = isLastAttempt || error instanceof IngestError;
    await report(deps, row, { problem: describeFailure(error), isFinal });
    throw error instanceof IngestError ? new PermanentJobError(error.message, { cause: error }) : error;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** Counts an attempt, so that none before it can complete; null if nothing is left to do. */
async function startAttempt({ db, clock }: WorkContext, id: string): Promise<IngestRow | null> {
  return db.transaction(async (tx) => {
    const repository = createIngestRepository(tx);
    const row = await repository.lock(id);
    if (!row || row.state === 'done') return null;
    const open = await repository.findOpen(row.resourceId);
    if (open && open.id !== id)
      throw new PermanentJobError(`${row.resourceId} is being imported anew from ${open.fileName}`);
    const changes = { state: 'working', progress: 0, attempt: row.attempt + 1, changedAt: clock.now() } as const;
    await repository.update(id, changes);
    return { ...row, ...changes };
  });
}

/** Removes the files of killed attempts. */
async function clean({ storage }: WorkContext, { id, attempt }: IngestRow, workFolder: string): Promise<void> {
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  for (let before = 1; before < attempt; before++) await storage.files.deleteAll(getAttemptFolder(id, before));
}

async function make(
  deps: WorkContext,
  row: IngestRow,
  { signal, workFolder }: { signal: AbortSignal; workFolder: string },
): Promise<IngestResult> {
  const { db, clock, config, storage, find } = deps;
  const repository = createIngestRepository(db);
  const progress = createProgressReporter((percent) => repository.updateAttempt(row, { progress: percent }), clock);
  const source = await openSource(deps, row, workFolder);
  const context: IngestContext = {
    config,
    storage,
    find,
    signal,
    row,
    source,
    workFolder,
    onProgress: progress.update,
  };
  try {
    if (row.item.type === 'film') {
      const { item } = row.item;
      const result = await ingestVideo(item, context);
      return { pictureIds: [result.picture.id], replace: (tx, now) => replaceVideoItem(tx, item, { ...result, now }) };
    }
    const { item } = row.item;
    const result = await ingestDocument(item, context);
    const pictureIds = [result.picture, ...result.pages].map((picture) => picture.id);
    return { pictureIds, replace: (tx, now) => replaceDocument(tx, item, { ...result, now }) };
  } finally {
    await progress.flush();
  }
}

/** Local path of the source, which the media programs read with random access; from a bucket it is downloaded first. */
async function openSource(
  { config, storage }: WorkContext,
  { id, files }: IngestRow,
  workFolder: string,
): Promise<string> {
  const key = `${getIngestFolder(id)}/${files.source}`;
  if (!(await storage.files.exists(key)))
    throw new IngestError('its source is not in the storage any more: import it again');
  if (!config.s3) return resolve(join(config.dataDir, 'files', key));
  const path = join(workFolder, files.source);
  await pipeline(await storage.files.getStream(key), createWriteStream(path));
  return path;
}

async function report(
  { db, clock }: WorkContext,
  row: IngestRow,
  { problem, isFinal }: { problem: string; isFinal: boolean },
): Promise<void> {
  const values = { state: isFinal ? 'failed' : 'queued', problem, changedAt: clock.now() } as const;
  await createIngestRepository(db).updateAttempt(row, values);
}
