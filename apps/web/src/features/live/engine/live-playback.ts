import type { VideoDefinition } from '@osteon/domain';
import { createRef, type RefObject } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { LiveEngine } from './live-engine.ts';

/** From this distance on, in seconds, what is shown counts as past. */
export const BEHIND_SECONDS = 12;

/** What is shown and what can be, in seconds of the stream. */
interface Place {
  readonly start: number;
  readonly edge: number;
  readonly at: number;
}

/** What a player of a channel knows of itself. */
export interface PlaybackState {
  /** Whether it plays, or will as soon as it can. */
  readonly playing: boolean;
  readonly place: Place;
  /** The wall clock of what is shown, in ms; null where it is not known. */
  readonly moment: number | null;
  readonly definitions: readonly VideoDefinition[];
  readonly hasSound: boolean;
  readonly shown: VideoDefinition | null;
  /** How often loading has failed since it last worked. */
  readonly failures: number;
  /** For how long nothing has moved though it should, in seconds. */
  readonly stuckSeconds: number;
  /** For how long the network has allowed the smallest definition alone, in seconds. */
  readonly weakSeconds: number;
  /** Whether the sound is played alone: as the viewer wants it, or as the network allows no more. */
  readonly soundOnly: 'off' | 'chosen' | 'fallback';
}

/** Whether a player has no sound until the viewer wants it: because the browser says so, or as it began by itself. */
interface Silence {
  readonly isSilenced: boolean;
}

/** The silence of a player, whichever of its channels it shows. */
export const createSilence = (isSilenced = false): StoreApi<Silence> => createStore(() => ({ isSilenced }));

/** The playback of a channel, which outlives its place in the player. */
export interface LivePlayback {
  readonly media: RefObject<HTMLVideoElement | null>;
  readonly engine: RefObject<LiveEngine | null>;
  readonly store: StoreApi<PlaybackState>;
  readonly silence: StoreApi<Silence>;
}

/** Creates one that has not begun. */
export const createLivePlayback = (silence = createSilence()): LivePlayback => ({
  silence,
  media: createRef(),
  engine: createRef(),
  store: createStore<PlaybackState>(() => ({
    playing: true,
    place: { start: 0, edge: 0, at: 0 },
    moment: null,
    definitions: [],
    hasSound: false,
    shown: null,
    failures: 0,
    stuckSeconds: 0,
    weakSeconds: 0,
    soundOnly: 'off',
  })),
});

/** Seconds between what is shown and the newest picture. */
export const getBehind = ({ place }: Pick<PlaybackState, 'place'>): number => place.edge - place.at;

/** Notes what is shown. */
export function notePlace({ media, engine, store }: LivePlayback): void {
  const video = media.current;
  if (!video || !engine.current) return;
  const at = video.currentTime;
  const { place, moment } = store.getState();
  const range = engine.current.getRange() ?? place;
  store.setState({ place: { ...range, at }, moment: engine.current.getMoment(at) ?? moment });
}

/** Sets how loud and how fast a video plays. */
export function setSound({ media }: LivePlayback, sound: Pick<HTMLVideoElement, 'volume' | 'muted' | 'playbackRate'>) {
  const video = media.current;
  if (!video) return;
  // A stream that begins anew has the default.
  video.defaultPlaybackRate = sound.playbackRate;
  Object.assign(video, sound);
}

/** Plays or pauses. */
export function togglePlay({ media }: LivePlayback): void {
  const video = media.current;
  if (video?.paused) void video.play().catch(() => undefined);
  else video?.pause();
}

/** Shows a second, and plays on or stays there; what is not loaded yet begins so. */
export function showSecond({ media, store }: LivePlayback, second: number, plays: boolean): void {
  const video = media.current;
  if (!video) return;
  store.setState({ playing: plays });
  video.currentTime = second;
  if (plays) void video.play().catch(() => undefined);
  else video.pause();
}

/** Goes to a second within what can be shown, and plays on. */
export function seekTo(playback: LivePlayback, second: number): void {
  const video = playback.media.current;
  const range = playback.engine.current?.getRange();
  if (!video || !range) return;
  video.currentTime = Math.min(Math.max(second, range.start), range.edge);
  void video.play().catch(() => undefined);
  notePlace(playback);
}

/** Goes to the newest picture. */
export const goLive = (playback: LivePlayback): void => seekTo(playback, Number.POSITIVE_INFINITY);

/** Goes to a moment of the wall clock, in ms. */
export function goToMoment(playback: LivePlayback, moment: number): void {
  const second = playback.engine.current?.findSecond(moment) ?? null;
  if (second !== null) seekTo(playback, second);
}
