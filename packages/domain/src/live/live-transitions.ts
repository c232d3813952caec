import { LiveStatus } from './live-status.ts';

/** The transitions of a live event's state machine (rules/live#status). */
export const LIVE_TRANSITION_NAMES = [
  'submit',
  'sendBack',
  'approve',
  'start',
  'pause',
  'resume',
  'end',
  'openReplay',
  'pauseReplay',
  'resumeReplay',
  'disable',
  'enable',
] as const;
export type LiveTransition = (typeof LIVE_TRANSITION_NAMES)[number];

/** The permitted transitions by state (rules/live#status); any other is refused as a conflict. */
export const LIVE_TRANSITIONS: Readonly<Record<LiveStatus, Readonly<Partial<Record<LiveTransition, LiveStatus>>>>> = {
  [LiveStatus.disabled]: { enable: LiveStatus.default },
  [LiveStatus.default]: { submit: LiveStatus.pendingReview, disable: LiveStatus.disabled },
  [LiveStatus.pendingReview]: {
    approve: LiveStatus.advertise,
    sendBack: LiveStatus.default,
    disable: LiveStatus.disabled,
  },
  [LiveStatus.advertise]: { start: LiveStatus.living, disable: LiveStatus.disabled },
  [LiveStatus.living]: { pause: LiveStatus.pause, end: LiveStatus.end },
  [LiveStatus.pause]: { resume: LiveStatus.living, end: LiveStatus.end },
  [LiveStatus.end]: { openReplay: LiveStatus.replay, disable: LiveStatus.disabled },
  [LiveStatus.replay]: { pauseReplay: LiveStatus.replayPause, disable: LiveStatus.disabled },
  [LiveStatus.replayPause]: { resumeReplay: LiveStatus.replay, disable: LiveStatus.disabled },
};

/** The status after a transition; null if it is not permitted (rules/live#status). */
export function getNextLiveStatus(status: LiveStatus, transition: LiveTransition): LiveStatus | null {
  return LIVE_TRANSITIONS[status][transition] ?? null;
}
