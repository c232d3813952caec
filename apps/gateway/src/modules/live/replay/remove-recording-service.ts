import { LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { notifyLive } from '../notify-live-service.ts';
import type { MoveLiveStatus } from '../status/move-status-service.ts';
import { getChannelFolder } from '../stream/segment-file.ts';
import type { liveEvent } from '../tables.ts';
import { createRecordingRepository } from './recording-repository.ts';

/** Removes the recordings of an event's channels, in the transaction that has locked it. */
export type RemoveRecordings = (
  tx: Database,
  event: Pick<typeof liveEvent.$inferSelect, 'id' | 'status' | 'playbackVideoId'>,
) => Promise<void>;

/** Creates it; the replay of an event that has no film goes with them (rules/live#retention). */
export const createRemoveRecordings =
  ({ storage }: Pick<AppContext, 'storage'>, move: MoveLiveStatus): RemoveRecordings =>
  async (tx, { id, status, playbackVideoId }) => {
    const repository = createRecordingRepository(tx);
    for (const channel of await repository.listRecordedChannels(id)) {
      // Before the rows: what is interrupted here is done again, and nothing is forgotten.
      await storage.files.deleteAll(getChannelFolder(channel.id));
      await repository.deleteRecording(channel.id);
    }
    if (status === LiveStatus.replay && playbackVideoId === null)
      await move(tx, { liveId: id, event: 'pauseReplay', actor: 'recording' });
    else await notifyLive(tx, id);
  };
