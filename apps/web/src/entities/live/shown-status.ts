import { getShownLiveStatus } from '@osteon/domain';

interface Announced {
  readonly status: number;
  readonly planEndTime: number;
}

/** An event with the status that the portal shows of it at `now` (rules/live#visibility). */
export const withShownStatus = <Live extends Announced>(live: Live, now: number): Live => ({
  ...live,
  status: getShownLiveStatus(live.status, live.planEndTime, now),
});
