import type { LiveCard } from '@osteon/contract';
import { formatDate, formatDateTime, formatTime } from '@osteon/domain';
import { m } from '../../../texts/index.ts';

/** The start and end time of a meeting, with one date if it is on one day. */
export function timesText({ planBeginTime, planEndTime }: Pick<LiveCard, 'planBeginTime' | 'planEndTime'>): string {
  if (formatDate(planBeginTime) === formatDate(planEndTime))
    return `${formatDateTime(planBeginTime)}–${formatTime(planEndTime)}`;
  return m['live.meeting.fromUntil']({ from: formatDateTime(planBeginTime), until: formatDateTime(planEndTime) });
}
