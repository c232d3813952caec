import { LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { type LiveEvent, notifyLive } from '../live/event/service.ts';
import type { MoveLiveStatus } from '../live/status/move-status-service.ts';
import { deleteCaptions } from '../room/captions/caption-service.ts';
import { markTextsChanged } from '../room/chat/log-service.ts';
import { getChannelFolder } from '../stream/segment-file.ts';
import { createRecordingRepository } from './recording-repository.ts';

/** Removes the recordings of an event's channels, in the transaction that has locked it. */
export type RemoveRecordings = (
  tx: Database,
  event: Pick<LiveEvent, 'id' | 'status' | 'playbackVideoId'>,
) => Promise<void>;

/**
 * Creates the removal of recordings; the replay of an event without a video is paused with it
 * (rules/stream-recording#retention).
 */
export const createRemoveRecordings =
  ({ storage }: Pick<AppContext, 'storage'>, move: MoveLiveStatus): RemoveRecordings =>
  async (tx, { id, status, playbackVideoId }) => {
    const repository = createRecordingRepository(tx);
    for (const channel of await repository.listRecordedChannels(id)) {
      // Before the rows, so that an interrupted removal is repeated and no file is orphaned.
      await storage.files.deleteAll(getChannelFolder(channel.id));
      await deleteCaptions(tx, channel.id);
      await repository.deleteRecording(channel.id);
    }
    await markTextsChanged(tx, id);
    if (status === LiveStatus.replay && playbackVideoId === null)
      await move(tx, { liveId: id, transition: 'pauseReplay', actor: 'recording' });
    else await notifyLive(tx, id);
  };
