import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppContext } from '../../../platform/app-context.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import { PermanentJobError } from '../../../platform/jobs/job-error.ts';
import type { RunningJob } from '../../../platform/jobs/worker.ts';
import type { SeriesUploads } from '../../transfer/series-upload-service.ts';
import { decodeSeries } from '../convert/decode-series-service.ts';
import { SeriesError } from '../dicom/series-error.ts';
import { createStackId, getMaskedStackId, getSeriesFolder, getStackFolder } from '../stack/stack-id.ts';
import type { TextFinder } from '../text/text-finder-service.ts';
import { coverSlice } from './cover-slices.ts';
import { createSeriesRepository, type SeriesRow } from './series-repository.ts';

/** Shortest time between two reports of the progress, in ms. */
const REPORT_MS = 1000;

/** Percent of the work that decoding is; searching for text is the rest. */
const DECODED = 90;

type Work = Pick<AppContext, 'db' | 'storage' | 'clock'> & {
  uploads: SeriesUploads;
  textFinder: Pick<TextFinder, 'findText'>;
};

/** Decodes a series, or covers places of a decoded one (rules/case-series#states). No attempt continues another. */
export async function workOnSeries(deps: Work, seriesId: string, { signal, isLastAttempt }: RunningJob): Promise<void> {
  const repository = createSeriesRepository(deps.db);
  const row = await repository.startAttempt(seriesId);
  if (!row) return;
  try {
    const changes = row.stack ? await cover(deps, row, row.stack, signal) : await decode(deps, row, signal);
    const isLatest = await repository.updateAttempt(row, { ...changes, state: 'ready', percent: 100 });
    // Deleted meanwhile: its files must not stay.
    if (!isLatest && !(await repository.find(seriesId))) await deps.storage.files.deleteAll(getSeriesFolder(seriesId));
    await deps.uploads.remove(row.uploadId);
  } catch (error) {
    const isRefused = error instanceof SeriesError;
    if (!isRefused && !isLastAttempt) {
      await repository.updateAttempt(row, { state: 'queued', percent: 0 });
      throw error;
    }
    await giveUp(deps, row, isRefused ? error.problem : 'broken');
    throw isRefused ? new PermanentJobError(error.message, { cause: error }) : error;
  }
}

async function giveUp({ db, storage, uploads }: Work, row: SeriesRow, problem: SeriesError['problem']): Promise<void> {
  const repository = createSeriesRepository(db);
  if (row.stack) {
    // The author may confirm the places again.
    await repository.updateAttempt(row, { state: 'ready', isChecked: false });
    return;
  }
  await repository.updateAttempt(row, { state: 'failed', problem });
  await storage.files.deleteAll(getSeriesFolder(row.id));
  await uploads.remove(row.uploadId);
}

async function decode(deps: Work, row: SeriesRow, signal: AbortSignal): Promise<Partial<SeriesRow>> {
  const { db, storage, clock } = deps;
  const repository = createSeriesRepository(db);
  const stackId = createStackId(row.id, row.attempt);
  for (let before = 1; before < row.attempt; before++)
    await storage.files.deleteAll(getStackFolder(createStackId(row.id, before)));
  let [count, reportedAt] = [1, clock.now()];
  const sink = {
    async count(slices: number) {
      count = slices;
    },
    async slice(index: number, deflated: Uint8Array) {
      await storage.files.put(`${getStackFolder(stackId)}/${index}`, deflated);
      if (clock.now() - reportedAt < REPORT_MS) return;
      reportedAt = clock.now();
      await repository.updateAttempt(row, { percent: Math.floor(((index + 1) / count) * DECODED) });
    },
  };
  const archive = await openArchive(deps.uploads, row.uploadId);
  try {
    const { shape, pictures } = await decodeSeries(archive.fd, sink, signal);
    const flags = [];
    for (const picture of pictures) flags.push(...(await deps.textFinder.findText(picture)));
    return {
      stack: { ...shape, stackId },
      flags: [...new Map(flags.map((flag) => [JSON.stringify(flag), flag])).values()],
      // As of a picture: where no text is found there is nothing to judge.
      isChecked: flags.length === 0,
    };
  } finally {
    await archive.close();
  }
}

/** The upload as a file without a name: it is gone with the process that reads it, even where that is killed. */
async function openArchive(uploads: SeriesUploads, uploadId: string) {
  const path = join(tmpdir(), `osteon-series-${randomId()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    for await (const part of uploads.read(uploadId)) {
      if (!part) throw new SeriesError('broken');
      await file.writeFile(part);
    }
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Writes the slices with covered places beside those without, which remain. */
async function cover(
  { db, storage }: Work,
  row: SeriesRow,
  stack: NonNullable<SeriesRow['stack']>,
  signal: AbortSignal,
): Promise<Partial<SeriesRow>> {
  const repository = createSeriesRepository(db);
  const plain = getStackFolder(getMaskedStackId(stack.stackId, []));
  const stackId = getMaskedStackId(stack.stackId, row.boxes);
  if (row.boxes.length > 0)
    for (let slice = 0; slice < stack.count; slice++) {
      signal.throwIfAborted();
      const deflated = await storage.files.getBytes(`${plain}/${slice}`);
      await storage.files.put(`${getStackFolder(stackId)}/${slice}`, await coverSlice(deflated, stack, row.boxes));
      if (slice % 50 === 0) await repository.updateAttempt(row, { percent: Math.floor((slice / stack.count) * 100) });
    }
  return { stack: { ...stack, stackId } };
}
