import { randomUUID } from 'node:crypto';
import type { Clarity, RenditionName } from '../../src/modules/live/stream/ladder.ts';
import {
  getChannelFolder,
  getSegmentFile,
  getSegmentPath,
  INIT_FILE,
} from '../../src/modules/live/stream/segment-file.ts';
import { createStreamRepository } from '../../src/modules/live/stream/stream-repository.ts';
import type { TestApp } from '../app.ts';

/** A run of a recording of segments of two seconds. */
interface Run {
  readonly startedAt: number;
  readonly segments: number;
  readonly rungs?: readonly Clarity[];
  /** False for one that was in the memory of a gateway alone. */
  readonly isKept?: boolean;
}

const SMALLEST: readonly Clarity[] = ['SD'];

/** Seconds of a segment. */
export const SEGMENT_SECONDS = 2;

/** Stores the recording of a channel, as an encoder's stream leaves it; the bytes of its files are their own paths. */
export async function storeRecording(
  { deps: { db, storage } }: TestApp,
  channelId: string,
  runs: readonly Run[],
): Promise<void> {
  const repository = createStreamRepository(db);
  for (const { startedAt, segments, rungs = SMALLEST, isKept = true } of runs) {
    const id = randomUUID();
    const renditions: readonly RenditionName[] = [...rungs, 'audio'];
    await repository.addRun({ id, channelId, startedAt, rungs, isKept, hasAudio: true, width: 1280, height: 720 });
    for (const rendition of renditions) {
      const put = async (file: string) => {
        if (!isKept) return;
        const path = `${getChannelFolder(channelId)}/${getSegmentPath(rendition, id, file)}`;
        await storage.files.put(path, Buffer.from(path));
      };
      await put(INIT_FILE);
      for (let number = 0; number < segments; number++) {
        await put(getSegmentFile(number));
        const seconds = SEGMENT_SECONDS;
        const begin = startedAt + number * seconds * 1000;
        await repository.addSegment({ channelId, rendition, runId: id, number, startedAt: begin, seconds });
      }
    }
    await repository.setSegmentAt(channelId, startedAt + segments * SEGMENT_SECONDS * 1000);
  }
}
