import { LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { notifyLive } from '../notify-live-service.ts';
import type { MoveLiveStatus } from '../status/move-status-service.ts';
import { getChannelFolder } from '../stream/segment-file.ts';
import { livePlayback } from '../tables.ts';
import { createRecordingRepository } from './recording-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Events that one batch removes the recordings of: each has thousands of files. */
const BATCH = 2;

/** How long a counted play is kept, in days; it decides for half an hour (rules/retention#daily-jobs). */
const PLAYBACK_DAYS = 1;

/** Daily jobs that remove old recordings, whose replays go with them, and counted plays (rules/live#retention). */
export function createReplayJobs(
  { config, storage }: Pick<AppContext, 'config' | 'storage'>,
  move: MoveLiveStatus,
): readonly Job[] {
  return [
    {
      name: 'live-recordings',
      removesFiles: true,
      async batch(tx, now) {
        const repository = createRecordingRepository(tx);
        const expired = await repository.listExpired(now - config.live.retentionDays * DAY_MS, BATCH);
        for (const { id, status, playbackVideoId } of expired) {
          for (const channel of await repository.listRecordedChannels(id)) {
            // Before the rows: what is interrupted here is done again, and nothing is forgotten.
            await storage.files.deleteAll(getChannelFolder(channel.id));
            await repository.deleteRecording(channel.id);
          }
          if (status === LiveStatus.replay && playbackVideoId === null)
            await move(tx, { liveId: id, event: 'pauseReplay', actor: 'recording' });
          else await notifyLive(tx, id);
        }
        return expired.length === BATCH;
      },
    },
    deleteOlderThan('live-playbacks', livePlayback, livePlayback.countedAt, PLAYBACK_DAYS),
  ];
}
