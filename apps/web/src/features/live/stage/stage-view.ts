import { type LiveAuthorizeType, LiveStatus } from '@osteon/domain';

/** What the stage of an event's page shows (rules/live#stage). */
export type StageView = (typeof STAGES)[number][0];

/** What decides on it; what a page does not know yet is left out. */
export interface StageFacts {
  readonly status: number;
  readonly authorizeType: LiveAuthorizeType;
  /** Whether the viewer may watch the stream. */
  readonly mayWatch: boolean;
  /** Whether the viewer is logged in. */
  readonly isLoggedIn: boolean;
  /** Time until the planned begin, in ms. */
  readonly left?: number;
  /** Whether the channel has a stream. */
  readonly hasStream: boolean;
  /** Status of the channel. */
  readonly channelStatus: number;
  /** Whether any channel was recorded. */
  readonly isRecorded: boolean;
  /** Whether there is something to watch of its replay. */
  readonly hasReplay: boolean;
  readonly playback?: PlaybackFacts;
}

/** What the player of the channel tells. */
interface PlaybackFacts {
  /** Whether the newest picture is shown, not the past. */
  readonly isAtEdge: boolean;
  /** Whether nothing moves though it should. */
  readonly isStuck: boolean;
  /** How often loading has failed since it last worked. */
  readonly failures: number;
  readonly soundOnly: 'off' | 'chosen' | 'fallback';
}

/** From this time before the begin on the page says that it plays by itself, in ms. */
const SOON_MS = 15 * 60 * 1000;

const { advertise, living, pause, end, replay, replayPause } = LiveStatus;

const isOnAir = ({ status }: StageFacts) => status === living || status === pause;
const isAtEdge = ({ playback }: StageFacts) => playback?.isAtEdge ?? true;

/** The views in their order: the first whose facts are given is shown. */
const STAGES = [
  ['late', ({ status, left }) => status === advertise && left !== undefined && left <= 0],
  ['soon', ({ status, left }) => status === advertise && left !== undefined && left <= SOON_MS],
  ['announced', ({ status }) => status === advertise],
  ['replayComing', ({ status, isRecorded }) => status === end && isRecorded],
  ['ended', ({ status, hasReplay }) => status === end || status === replayPause || (status === replay && !hasReplay)],
  ['replay', ({ status }) => status === replay],
  // The reason for what is not open to the public is the page's own.
  ['cover', (facts) => !isOnAir(facts)],
  ['needLogin', ({ mayWatch, authorizeType, isLoggedIn }) => !mayWatch && (authorizeType === 'login' || !isLoggedIn)],
  ['needAuth', ({ mayWatch }) => !mayWatch],
  ['channelEnded', ({ channelStatus }) => channelStatus === end],
  ['paused', (facts) => facts.status === pause && isAtEdge(facts)],
  ['noStream', ({ hasStream }) => !hasStream],
  ['disconnected', ({ playback }) => playback !== undefined && playback.failures > 0 && playback.isStuck],
  ['channelPaused', (facts) => facts.channelStatus === pause && facts.playback?.isStuck === true && isAtEdge(facts)],
  ['noPicture', ({ playback }) => playback?.soundOnly === 'fallback'],
  ['soundOnly', ({ playback }) => playback?.soundOnly === 'chosen'],
  ['stream', () => true],
] as const satisfies readonly (readonly [string, (facts: StageFacts) => boolean])[];

/** The view of a stage: the gates come before the stream, and the event before the channel (rules/live#stage). */
export const getStageView = (facts: StageFacts): StageView =>
  STAGES.find(([, isShown]) => isShown(facts))?.[0] ?? 'cover';

/** The views in which the player of a stream is there, with a card over it or without. */
const PLAYED: readonly StageView[] = ['stream', 'paused', 'disconnected', 'channelPaused', 'noPicture', 'soundOnly'];

/** Whether the stage has the player of a stream. */
export const isPlayed = (view: StageView, { hasStream }: Pick<StageFacts, 'hasStream'>): boolean =>
  hasStream && PLAYED.includes(view);
