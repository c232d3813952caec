import { type LiveAuthorizeType, LiveStatus } from '@osteon/domain';

/** A view of the stage of an event's page (rules/stream-stage#stage). */
export type StageView = (typeof VIEWS)[number][0];

/** The state that decides on the view; unknown fields are left out. */
export interface StageState {
  readonly status: number;
  readonly authorizeType: LiveAuthorizeType;
  /** True if the viewer may watch the stream. */
  readonly mayWatch: boolean;
  /** True if the viewer is logged in. */
  readonly isLoggedIn: boolean;
  /** Time until the planned start, in ms. */
  readonly left?: number;
  /** True if the channel has a stream. */
  readonly hasStream: boolean;
  /** Status of the channel. */
  readonly channelStatus: number;
  /** True if any channel was recorded. */
  readonly isRecorded: boolean;
  /** True if the replay can be watched. */
  readonly hasReplay: boolean;
  readonly playback?: StagePlayback;
}

/** The playback state of the channel. */
interface StagePlayback {
  /** True at the live edge, false in the past. */
  readonly isAtEdge: boolean;
  /** True if playback has stalled. */
  readonly isStalled: boolean;
  /** The number of failed loads since the last success. */
  readonly failures: number;
  readonly soundOnly: 'off' | 'chosen' | 'fallback';
}

/** From this time before the start on the page announces that it plays by itself, in ms. */
const SOON_MS = 15 * 60 * 1000;

const { advertise, living, pause, end, replay, replayPause } = LiveStatus;

const isOnAir = ({ status }: StageState) => status === living || status === pause;
const isAtEdge = ({ playback }: StageState) => playback?.isAtEdge ?? true;

/** The views by priority: the first whose condition is met is shown. */
const VIEWS = [
  ['late', ({ status, left }) => status === advertise && left !== undefined && left <= 0],
  ['soon', ({ status, left }) => status === advertise && left !== undefined && left <= SOON_MS],
  ['announced', ({ status }) => status === advertise],
  ['replayComing', ({ status, isRecorded }) => status === end && isRecorded],
  ['ended', ({ status, hasReplay }) => status === end || status === replayPause || (status === replay && !hasReplay)],
  ['replay', ({ status }) => status === replay],
  // The page itself shows the reason why an event is not public.
  ['cover', (state) => !isOnAir(state)],
  ['needLogin', ({ mayWatch, authorizeType, isLoggedIn }) => !mayWatch && (authorizeType === 'login' || !isLoggedIn)],
  ['needAuth', ({ mayWatch }) => !mayWatch],
  ['channelEnded', ({ channelStatus }) => channelStatus === end],
  ['paused', (state) => state.status === pause && isAtEdge(state)],
  ['noStream', ({ hasStream }) => !hasStream],
  ['disconnected', ({ playback }) => playback !== undefined && playback.failures > 0 && playback.isStalled],
  ['channelPaused', (state) => state.channelStatus === pause && state.playback?.isStalled === true && isAtEdge(state)],
  ['noPicture', ({ playback }) => playback?.soundOnly === 'fallback'],
  ['soundOnly', ({ playback }) => playback?.soundOnly === 'chosen'],
  ['stream', () => true],
] as const satisfies readonly (readonly [string, (state: StageState) => boolean])[];

/** The view of a stage: the gates precede the stream, and the event precedes the channel (rules/stream-stage#stage). */
export const getStageView = (state: StageState): StageView =>
  VIEWS.find(([, isShown]) => isShown(state))?.[0] ?? 'cover';

/** The views with the player of a stream, with or without a card over it. */
const PLAYER_VIEWS: readonly StageView[] = [
  'stream',
  'paused',
  'disconnected',
  'channelPaused',
  'noPicture',
  'soundOnly',
];

/** Returns true when the stage has the player of a stream. */
export const hasPlayer = (view: StageView, { hasStream }: Pick<StageState, 'hasStream'>): boolean =>
  hasStream && PLAYER_VIEWS.includes(view);
