import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OVER_STATUSES } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { DecisionOutcome } from '../../platform/decision-outcome.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { createLiveService } from '../live/event/service.ts';
import { createMoveLiveStatus } from '../live/status/move-status-service.ts';
import { listLiveChannels } from '../stream/channel-service.ts';
import { getChannelFolder, getSegmentFile, getSegmentPath, INIT_FILE } from '../stream/segment-file.ts';
import { createRecordingRepository } from './recording-repository.ts';
import { createRemoveRecordings } from './remove-recording-service.ts';

type Deps = Pick<AppContext, 'db' | 'clock' | 'log' | 'audit' | 'storage'>;

/** One run of a channel in the operator's list. */
export interface RecordedPart {
  readonly channelId: string;
  readonly name: string;
  readonly run: number;
  readonly startedAt: number;
  readonly seconds: number;
  /** Its largest rendition. */
  readonly rendition: 'SD' | 'HD' | 'FHD';
  /** Its files in order, by their storage paths. */
  readonly files: readonly string[];
}

/**
 * The runs of an event's recordings, by channel and in order; without runs that have no stored segment.
 * @throws {StartupError} for an unknown event
 */
export async function listRecordedParts({ db }: Pick<Deps, 'db'>, id: string): Promise<RecordedPart[]> {
  const channels = await listLiveChannels(db, id);
  if (channels.length === 0) throw new StartupError(`There is no live event ${id} with channels.`);
  const recordings = createRecordingRepository(db);
  const parts: RecordedPart[] = [];
  for (const { id: channelId, name } of channels) {
    for (const run of await recordings.listRuns(channelId)) {
      const rendition = run.renditions.at(-1);
      const segments = rendition === undefined ? [] : await recordings.listOfRun(run, rendition);
      if (rendition === undefined || segments.length === 0) continue;
      const names = [INIT_FILE, ...segments.map(({ number }) => getSegmentFile(number))];
      parts.push({
        channelId,
        name,
        run: run.position + 1,
        startedAt: run.startedAt,
        seconds: segments.reduce((total, { seconds }) => total + seconds, 0),
        rendition,
        files: names.map((file) => `${getChannelFolder(channelId)}/${getSegmentPath(rendition, run.id, file)}`),
      });
    }
  }
  return parts;
}

/**
 * Writes the largest rendition of each run to an MP4 file in a folder, for a named operator: the initialization segment
 * of a run and its segments are concatenated (rules/stream-recording#recordings-for-the-operator). Yields the name of each
 * file.
 * @throws {StartupError} for an event without a recording, and for a file that exists already
 */
export async function* exportRecording(
  deps: Deps,
  { id, folder, by }: { readonly id: string; readonly folder: string; readonly by: string },
): AsyncIterable<string> {
  const parts = await listRecordedParts(deps, id);
  if (parts.length === 0) throw new StartupError(`${id} has no recording.`);
  const detail = { by, live: id };
  await deps.db.transaction((tx) =>
    deps.audit.record(tx, { event: 'liveRecordingExported', accountId: null, ip: null, deviceId: null, detail }),
  );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { channelId, run, files } of parts) {
    const path = join(folder, `${channelId}-${run}.mp4`);
    await writeFiles(deps, files, path).catch((error: unknown) => {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
      throw new StartupError(`${path} is there already.`, { cause: error });
    });
    yield path;
  }
}

async function writeFiles({ storage }: Pick<Deps, 'storage'>, files: readonly string[], path: string): Promise<void> {
  async function* read() {
    for (const file of files) yield* await storage.files.getStream(file);
  }
  await pipeline(read, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

/**
 * Removes the recordings of an event that is over, for a named operator; its replay is paused unless it is a video
 * (rules/stream-recording#recordings-for-the-operator). `conflict`: the event is not over.
 */
export async function removeRecording(
  deps: Deps,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<DecisionOutcome<unknown, { readonly result: 'notFound' | 'conflict' | 'noRecording' }>> {
  const remove = createRemoveRecordings(deps, createMoveLiveStatus(deps));
  return deps.db.transaction(async (tx) => {
    const event = await createLiveService({ db: tx, clock: deps.clock }).lock(id);
    if (!event) return { result: 'notFound' };
    if (!OVER_STATUSES.includes(event.status)) return { result: 'conflict' };
    if ((await createRecordingRepository(tx).listRecordedChannels(id)).length === 0) return { result: 'noRecording' };
    await remove(tx, event);
    const detail = { by, live: id };
    await deps.audit.record(tx, {
      event: 'liveRecordingRemoved',
      accountId: null,
      ip: null,
      deviceId: null,
      detail,
    });
    return { result: 'decided' };
  });
}
