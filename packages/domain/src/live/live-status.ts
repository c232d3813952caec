/** The states of a live event's state machine (rules/live#status). */
export const LiveStatus = {
  disabled: -1,
  default: 0,
  pendingReview: 10,
  advertise: 20,
  living: 40,
  pause: 50,
  end: 60,
  replay: 70,
  replayPause: 71,
} as const;
export type LiveStatus = (typeof LiveStatus)[keyof typeof LiveStatus];

/** Returns true if a live event is running or paused (rules/live#status). */
export function isOnAir(status: number): boolean {
  return status === LiveStatus.living || status === LiveStatus.pause;
}

/**
 * The displayed status of an event: an announced one that nobody started is displayed as ended after its planned end,
 * while a running one may overrun (rules/live#visibility).
 */
export function getShownLiveStatus(status: number, planEndAt: number, now: number): number {
  return status === LiveStatus.advertise && planEndAt <= now ? LiveStatus.end : status;
}
