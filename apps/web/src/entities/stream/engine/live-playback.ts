import type { RenditionChoice, VideoRendition } from '@osteon/domain';
import { createRef, type RefObject, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';

/** The callbacks of a live player. */
export interface LiveListener {
  /**
   * Receives the selectable renditions, in ascending order, and whether one is audio only; never called if the browser
   * alone selects.
   */
  onRenditions(renditions: readonly VideoRendition[], hasSound: boolean): void;
  onRenditionChange(rendition: VideoRendition): void;
  /** The number of failed loads since the last success. */
  onFailures(count: number): void;
  /** The link was refused or has expired: a new signed URL is needed. */
  onRefused(): void;
}

/** The start options of a stream. */
export interface LiveStart {
  /** The newest link of the playlist; only hls.js switches to a newer one. */
  readonly getUrl: () => string;
  readonly rendition: RenditionChoice;
  /** Loads audio only. */
  readonly isSoundOnly: boolean;
  /** The wall clock to start at, in ms; null for the live edge, or the start of a replay. */
  readonly wallClock: number | null;
}

/** The engine of a stream that plays. */
export interface LiveEngine {
  setRendition(choice: RenditionChoice): void;
  /** The seekable range in seconds, up to the live edge; null if it is not known. */
  getRange(): { readonly start: number; readonly edge: number } | null;
  /** The wall clock of a second, in ms; null if it is not known. */
  getWallClock(second: number): number | null;
  /** The second of a wall clock time in ms; null if it is not known. */
  findSecond(wallClock: number): number | null;
  /** Returns true when segments are listed that the network has not delivered. */
  isBehindNetwork(): boolean;
  /** Returns true when the network allows the smallest rendition only, though a larger one would fit. */
  isWeak(): boolean;
  destroy(): void;
}

/** From this distance to the live edge on, in seconds, the current position counts as past. */
export const BEHIND_SECONDS = 12;

/** The seekable range and the current position, in seconds of the stream. */
interface PlaybackPosition {
  readonly start: number;
  readonly edge: number;
  readonly at: number;
}

/** The playback state of a channel. */
export interface PlaybackState {
  /** True if it plays, or will as soon as it can. */
  readonly playing: boolean;
  readonly position: PlaybackPosition;
  /** The wall clock of the current position, in ms; null if it is not known. */
  readonly wallClock: number | null;
  readonly renditions: readonly VideoRendition[];
  readonly hasSound: boolean;
  readonly shown: VideoRendition | null;
  /** The number of failed loads since the last success. */
  readonly failures: number;
  /** The length of a stall, in seconds. */
  readonly stallSeconds: number;
  /** The seconds for which the network has allowed the smallest rendition only. */
  readonly weakSeconds: number;
  /** The audio-only mode: chosen by the viewer, or the fallback of a weak network. */
  readonly soundOnly: 'off' | 'chosen' | 'fallback';
}

/**
 * True if a player is muted until the viewer wants sound: by the autoplay policy of the browser, or because it started
 * by itself.
 */
interface Silence {
  readonly isSilenced: boolean;
}

/** Creates the muted state that the channels of a player share. */
const createSilence = (isSilenced = false): StoreApi<Silence> => createStore(() => ({ isSilenced }));

/** The playback of a channel, which survives a move between the main video and the corner. */
export interface LivePlayback {
  readonly media: RefObject<HTMLVideoElement | null>;
  readonly engine: RefObject<LiveEngine | null>;
  readonly store: StoreApi<PlaybackState>;
  readonly silence: StoreApi<Silence>;
}

/** Creates a playback that has not started. */
export const createLivePlayback = (silence = createSilence()): LivePlayback => ({
  silence,
  media: createRef(),
  engine: createRef(),
  store: createStore<PlaybackState>(() => ({
    playing: true,
    position: { start: 0, edge: 0, at: 0 },
    wallClock: null,
    renditions: [],
    hasSound: false,
    shown: null,
    failures: 0,
    stallSeconds: 0,
    weakSeconds: 0,
    soundOnly: 'off',
  })),
});

/** Seconds between the current position and the live edge. */
export const getBehind = ({ position }: Pick<PlaybackState, 'position'>): number => position.edge - position.at;

/** Updates the current position and its wall clock. */
export function updatePosition({ media, engine, store }: LivePlayback): void {
  const video = media.current;
  if (!video || !engine.current) return;
  const at = video.currentTime;
  const { position, wallClock } = store.getState();
  const range = engine.current.getRange() ?? position;
  store.setState({ position: { ...range, at }, wallClock: engine.current.getWallClock(at) ?? wallClock });
}

/** Sets volume, mute and playback rate of a video. */
export function setSound({ media }: LivePlayback, sound: Pick<HTMLVideoElement, 'volume' | 'muted' | 'playbackRate'>) {
  const video = media.current;
  if (!video) return;
  // A stream that starts again has the default rate.
  video.defaultPlaybackRate = sound.playbackRate;
  Object.assign(video, sound);
}

/** Plays or pauses. */
export function togglePlay({ media }: LivePlayback): void {
  const video = media.current;
  if (video?.paused) void video.play().catch(() => undefined);
  else video?.pause();
}

/** Seeks to a second, and plays or pauses; media that is not loaded yet starts there. */
export function showSecond({ media, store }: LivePlayback, second: number, plays: boolean): void {
  const video = media.current;
  if (!video) return;
  store.setState({ playing: plays });
  video.currentTime = second;
  if (plays) void video.play().catch(() => undefined);
  else video.pause();
}

/** Seeks to a second within the seekable range, and plays. */
export function seekTo(playback: LivePlayback, second: number): void {
  const video = playback.media.current;
  const range = playback.engine.current?.getRange();
  if (!video || !range) return;
  video.currentTime = Math.min(Math.max(second, range.start), range.edge);
  void video.play().catch(() => undefined);
  updatePosition(playback);
}

/** Seeks to the live edge. */
export const seekToLiveEdge = (playback: LivePlayback): void => seekTo(playback, Number.POSITIVE_INFINITY);

/** Seeks to a wall clock time, in ms. */
export function seekToWallClock(playback: LivePlayback, wallClock: number): void {
  const second = playback.engine.current?.findSecond(wallClock) ?? null;
  if (second !== null) seekTo(playback, second);
}

/** The playbacks of the channels of a player, which share their muted state; the same channel has the same playback. */
export function usePlaybacks(isSilent = false): (channelId: string) => LivePlayback {
  const [getPlayback] = useState(() => {
    const silence = createSilence(isSilent);
    const known = new Map<string, LivePlayback>();
    return (channelId: string) => {
      const playback = known.get(channelId) ?? createLivePlayback(silence);
      known.set(channelId, playback);
      return playback;
    };
  });
  return getPlayback;
}
