import { randomUUID } from 'node:crypto';
import type { VideoRendition } from '@osteon/domain';
import type { RenditionName } from '../../src/modules/stream/renditions.ts';
import { getChannelFolder, getSegmentFile, getSegmentPath, INIT_FILE } from '../../src/modules/stream/segment-file.ts';
import { createStreamRepository } from '../../src/modules/stream/stream-repository.ts';
import type { TestApp } from '../app.ts';

/** A run of a recording of segments of two seconds. */
interface Run {
  readonly startedAt: number;
  readonly segments: number;
  readonly renditions?: readonly VideoRendition[];
  /** False for one that was in the memory of a gateway alone. */
  readonly isPersisted?: boolean;
}

const SMALLEST: readonly VideoRendition[] = ['SD'];

/** Seconds of a segment. */
export const SEGMENT_SECONDS = 2;

/** Stores the recording of a channel, as an encoder's stream leaves it; the bytes of its files are their own paths. */
export async function storeRecording(
  { deps: { db, storage } }: TestApp,
  channelId: string,
  runs: readonly Run[],
): Promise<void> {
  const repository = createStreamRepository(db);
  for (const { startedAt, segments, renditions = SMALLEST, isPersisted = true } of runs) {
    const id = randomUUID();
    const allRenditions: readonly RenditionName[] = [...renditions, 'audio'];
    await repository.addRun({
      id,
      channelId,
      startedAt,
      renditions,
      isPersisted,
      hasAudio: true,
      width: 1280,
      height: 720,
    });
    for (const rendition of allRenditions) {
      const put = async (file: string) => {
        if (!isPersisted) return;
        const path = `${getChannelFolder(channelId)}/${getSegmentPath(rendition, id, file)}`;
        await storage.files.put(path, Buffer.from(path));
      };
      await put(INIT_FILE);
      for (let number = 0; number < segments; number++) {
        await put(getSegmentFile(number));
        const seconds = SEGMENT_SECONDS;
        const segmentStartedAt = startedAt + number * seconds * 1000;
        await repository.addSegment({ channelId, rendition, runId: id, number, startedAt: segmentStartedAt, seconds });
      }
    }
    await repository.setSegmentAt(channelId, startedAt + segments * SEGMENT_SECONDS * 1000);
  }
}
