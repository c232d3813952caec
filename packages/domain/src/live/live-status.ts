/** The states of a live event (rules/live#status). */
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

/** Whether a live event runs, or pauses and goes on (rules/live#status). */
export function isOnAir(status: number): boolean {
  return status === LiveStatus.living || status === LiveStatus.pause;
}
