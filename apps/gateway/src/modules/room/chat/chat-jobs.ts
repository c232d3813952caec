import type { AppContext } from '../../../platform/app-context.ts';
import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { liveMessage, livePresence, messageExpiryTime } from './tables.ts';

/** Retention of presence rows, in days; they count for two minutes (rules/retention#daily-jobs). */
const PRESENCE_RETENTION_DAYS = 1;

/** Daily jobs that delete old chat messages and presence rows. */
export const createChatJobs = ({ config }: Pick<AppContext, 'config'>): readonly Job[] => [
  deleteOlderThan('live-messages', liveMessage, messageExpiryTime, config.live.retentionDays),
  deleteOlderThan('live-presences', livePresence, livePresence.seenAt, PRESENCE_RETENTION_DAYS),
];
