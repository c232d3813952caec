import {
  clampPosition,
  getResumePosition,
  getWatchableEnd,
  isTryWatchOver,
  type TimeRange,
  type VideoRendition,
  type WatchAuth,
} from '@osteon/domain';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import type { EngineFailure } from '../engine/engine.ts';

/** Time ranges that are played alone, one after another; a loop is one that repeats. */
interface Excerpt {
  readonly ranges: readonly TimeRange[];
  readonly repeat: boolean;
}

/** The state of the player. Seconds throughout. */
export interface PlayerState {
  /** `empty` before there is a playlist; `failed` until a new one is loaded. */
  readonly stage: 'empty' | 'loading' | 'ready' | 'failed';
  readonly failure: EngineFailure | null;
  /** It plays, or will as soon as it can. */
  readonly playing: boolean;
  /** Until it first plays or is moved, the cover shows. */
  readonly covered: boolean;
  /** It should play and is buffering. */
  readonly waiting: boolean;
  readonly position: number;
  readonly bufferedTo: number;
  /** The length of the whole title, however much of it is open. */
  readonly duration: number;
  readonly watchAuth: WatchAuth;
  /** The gate to the rest; null if all of it is open. */
  readonly gate: VideoPlay['gate'];
  /** The second past the try-watch that the viewer chose: a playlist that holds it starts there. */
  readonly wanted: number | null;
  /** Played to the end, or to the limit of the try-watch (rules/video#try-watch). */
  readonly finish: 'whole' | 'tryWatch' | null;
  /** The position at which it was resumed, until the viewer has dismissed the notice (rules/video#resume). */
  readonly resumedAt: number | null;
  readonly renditions: readonly VideoRendition[];
  /** The definition on the screen, which matters where it is chosen automatically. */
  readonly currentRendition: VideoRendition | null;
  readonly excerpt: Excerpt | null;
}

/** An event of the player, from the viewer, the media element or the engine. */
export type PlayerEvent =
  | {
      type: 'sourceLoaded';
      duration: number;
      watchAuth: WatchAuth;
      gate: VideoPlay['gate'];
      savedPosition: number | null;
      /** The second that the address names, before which nothing saved counts. */
      startAt?: number | null;
    }
  | { type: 'loaded' }
  | { type: 'played' }
  | { type: 'paused' }
  | { type: 'stalled' }
  | { type: 'playing' }
  | { type: 'moved'; position: number; bufferedTo: number }
  | { type: 'sought'; position: number }
  | { type: 'lockedChosen'; position: number }
  | { type: 'ended' }
  | { type: 'failed'; failure: EngineFailure }
  | { type: 'resumeNoted' }
  | { type: 'renditionsLoaded'; renditions: readonly VideoRendition[] }
  | { type: 'renditionChanged'; rendition: VideoRendition }
  | { type: 'excerptChosen'; excerpt: Excerpt | null };

export const emptyPlayer: PlayerState = {
  stage: 'empty',
  failure: null,
  playing: false,
  covered: true,
  waiting: false,
  position: 0,
  bufferedTo: 0,
  duration: 0,
  watchAuth: { tryWatchFlag: false, tryWatchDuration: 0 },
  gate: null,
  wanted: null,
  finish: null,
  resumedAt: null,
  renditions: [],
  currentRendition: null,
  excerpt: null,
};

type EventOf<Type extends PlayerEvent['type']> = Extract<PlayerEvent, { type: Type }>;
type Transitions = {
  readonly [Type in PlayerEvent['type']]: (state: PlayerState, event: EventOf<Type>) => PlayerState;
};

const transitions: Transitions = {
  sourceLoaded: applySource,
  loaded: (state) => ({ ...state, stage: 'ready' }),
  played: (state) => ({ ...state, playing: true, finish: null }),
  // Playback that a failure interrupts continues afterwards.
  paused: (state) => (state.stage === 'failed' ? state : { ...state, playing: false, waiting: false }),
  stalled: (state) => ({ ...state, waiting: true }),
  playing: (state) => ({ ...state, waiting: false, covered: false }),
  moved: move,
  sought: seek,
  lockedChosen: (state, { position }) => ({ ...state, wanted: position }),
  ended: end,
  failed: (state, { failure }) => ({ ...state, stage: 'failed', failure, waiting: false }),
  resumeNoted: (state) => ({ ...state, resumedAt: null }),
  renditionsLoaded: (state, { renditions }) => ({ ...state, renditions }),
  renditionChanged: (state, { rendition }) => ({ ...state, currentRendition: rendition }),
  excerptChosen: (state, { excerpt }) => ({ ...state, excerpt }),
};

/** The state after an event. */
export function nextPlayerState(state: PlayerState, event: PlayerEvent): PlayerState {
  // The table has for each type the transition of that event.
  const transition = transitions[event.type] as (state: PlayerState, event: PlayerEvent) => PlayerState;
  return transition(state, event);
}

/**
 * The first playlist resumes the last visit, unless the viewer has already chosen a position; a later one, after an
 * error or a login, continues at the viewer's position, or at the second past the try-watch that was chosen before.
 */
function applySource(state: PlayerState, event: EventOf<'sourceLoaded'>): PlayerState {
  const { duration, watchAuth, gate, savedPosition, startAt = null } = event;
  const end = getWatchableEnd(duration, watchAuth);
  const isFirst = state.stage === 'empty' && state.covered;
  const mayResume = isFirst && startAt === null && savedPosition !== null;
  const resumedAt = mayResume ? getResumePosition(savedPosition, end) : state.resumedAt;
  const wanted = state.wanted !== null && state.wanted < end ? state.wanted : null;
  const position = clampPosition(wanted ?? (isFirst ? (startAt ?? resumedAt ?? 0) : state.position), end);
  const left = wanted === null ? state.wanted : null;
  const source = { duration, watchAuth, gate, resumedAt, position, wanted: left };
  return { ...state, ...source, stage: 'loading', failure: null, finish: null };
}

function move(state: PlayerState, { position, bufferedTo }: EventOf<'moved'>): PlayerState {
  return { ...state, position, bufferedTo, finish: finishAt(state, position) ?? state.finish };
}

/** The playlist is over: at the limit of the try-watch, or at the end, where a loop restarts instead of finishing. */
function end(state: PlayerState): PlayerState {
  const position = getWatchableEnd(state.duration, state.watchAuth);
  const limit = finishAt(state, position);
  const loop = limit === null && state.excerpt?.repeat ? state.excerpt : null;
  return {
    ...state,
    position,
    playing: false,
    waiting: false,
    finish: limit ?? (loop ? null : 'whole'),
    excerpt: loop,
  };
}

/** Going past the limit of the try-watch shows its end instead; going out of an excerpt ends it. */
function seek(state: PlayerState, event: EventOf<'sought'>): PlayerState {
  const end = getWatchableEnd(state.duration, state.watchAuth);
  const position = clampPosition(event.position, end);
  const within = state.excerpt?.ranges.some((range) => range.startSeconds <= position && position < range.endSeconds);
  return {
    ...state,
    position,
    covered: false,
    wanted: event.position > end && event.position < state.duration ? event.position : null,
    finish: finishAt(state, position),
    excerpt: within ? state.excerpt : null,
  };
}

function finishAt({ duration, watchAuth }: PlayerState, position: number): 'tryWatch' | null {
  return isTryWatchOver(position, duration, watchAuth) ? 'tryWatch' : null;
}
