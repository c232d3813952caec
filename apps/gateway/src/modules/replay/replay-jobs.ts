import type { AppContext } from '../../platform/app-context.ts';
import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import type { MoveLiveStatus } from '../live/status/move-status-service.ts';
import { createRecordingRepository } from './recording-repository.ts';
import { createRemoveRecordings } from './remove-recording-service.ts';
import { livePlayback } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Events per batch of the removal of recordings: each has thousands of files. */
const BATCH = 2;

/** Retention of counted plays, in days; they count for half an hour (rules/retention#daily-jobs). */
const PLAYBACK_RETENTION_DAYS = 1;

/** Daily jobs that delete old recordings, pausing their replays, and counted plays (rules/stream-recording#retention). */
export function createReplayJobs(
  { config, storage }: Pick<AppContext, 'config' | 'storage'>,
  move: MoveLiveStatus,
): readonly Job[] {
  const removeRecordings = createRemoveRecordings({ storage }, move);
  return [
    {
      name: 'live-recordings',
      removesFiles: true,
      async batch(tx, now) {
        const expired = await createRecordingRepository(tx).listExpired(
          now - config.live.retentionDays * DAY_MS,
          BATCH,
        );
        for (const event of expired) await removeRecordings(tx, event);
        return expired.length === BATCH;
      },
    },
    deleteOlderThan('live-playbacks', livePlayback, livePlayback.countedAt, PLAYBACK_RETENTION_DAYS),
  ];
}
