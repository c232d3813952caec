import { findNextInRanges, type TimeRange } from '@osteon/domain';
import { createStore } from 'zustand';
import { refetchGetVideoPlay, type VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { type PlayLinks, renewPlayLinks } from '../engine/play-links.ts';
import { startPlayback } from './playback.ts';
import { emptyPlayer, nextPlayerState, type PlayerEvent, type PlayerState } from './player-state.ts';

/** The player of one video: its state, and its commands. */
export type Player = ReturnType<typeof createPlayer>;

/**
 * Creates a player of a video of `duration` seconds; `open` attaches a media element. `onFirstPlay` is called once,
 * when it first plays.
 */
export function createPlayer(
  {
    videoId,
    lessonId,
    duration,
    startAt,
  }: { videoId: string; lessonId?: string | undefined; duration: number; startAt: number | null },
  onFirstPlay: () => void,
) {
  const store = createStore<PlayerState>(() => ({ ...emptyPlayer, duration }));
  let media: HTMLVideoElement | null = null;
  let links: PlayLinks | null = null;
  let hasPlayed = false;

  function dispatch(event: PlayerEvent): void {
    store.setState((state) => nextPlayerState(state, event), true);
    if (event.type === 'playing' && !hasPlayed) {
      hasPlayed = true;
      onFirstPlay();
    }
    if (event.type === 'moved') enforceExcerpt();
    if (event.type === 'ended' && store.getState().excerpt) seekAndPlay(firstSecond());
    if (event.type === 'failed' || store.getState().finish === 'tryWatch') media?.pause();
  }

  /** Skips the parts between the ranges of an excerpt; after the last one it restarts or stops. */
  function enforceExcerpt(): void {
    const { excerpt, position } = store.getState();
    if (!excerpt || !media || media.seeking) return;
    const next = findNextInRanges(excerpt.ranges, position);
    if (next === null) return;
    if (Number.isFinite(next)) media.currentTime = next;
    else if (excerpt.repeat) seekAndPlay(firstSecond());
    else {
      media.pause();
      dispatch({ type: 'excerptChosen', excerpt: null });
    }
  }

  const firstSecond = () => store.getState().excerpt?.ranges[0]?.startSeconds ?? 0;

  /**
   * The command is queued until the playlist has loaded. A browser that blocks autoplay with sound leaves it paused,
   * and the play button is displayed.
   */
  function play(): void {
    if (store.getState().finish !== null) seek(firstSecond());
    if (media) media.play().catch(refuse);
    else dispatch({ type: 'played' });
  }

  function refuse(): void {
    if (media?.paused) dispatch({ type: 'paused' });
  }

  function pause(): void {
    if (media) media.pause();
    else dispatch({ type: 'paused' });
  }

  /** Seeks to a second; past the limit of the try-watch to that limit, where its end is displayed. */
  function seek(position: number): void {
    dispatch({ type: 'sought', position });
    if (media) media.currentTime = store.getState().position;
  }

  function seekAndPlay(position: number): void {
    seek(position);
    if (store.getState().finish === null) play();
  }

  /** Plays from a second that was chosen outside the player, and brings the player into view. */
  function jumpTo(position: number): void {
    seekAndPlay(position);
    media?.scrollIntoView({ block: 'nearest' });
  }

  /** Seeks to a second that was chosen outside the player, which plays on or stays paused, and scrolls it into view. */
  function show(position: number): void {
    seek(position);
    media?.scrollIntoView({ block: 'nearest' });
  }

  function playExcerpt(ranges: readonly TimeRange[], repeat: boolean): void {
    dispatch({ type: 'excerptChosen', excerpt: { ranges, repeat } });
    jumpTo(firstSecond());
  }

  /**
   * Attaches a media element and a playlist until the returned function is called. A later one continues at this
   * position.
   */
  function open(screen: HTMLVideoElement, source: VideoPlay): () => void {
    const before = store.getState();
    const { durationSeconds: duration, watchAuth, gate, positionSeconds: savedPosition } = source;
    dispatch({ type: 'sourceLoaded', duration, watchAuth, gate, savedPosition, startAt });
    const isOpened = before.wanted !== null && store.getState().wanted === null;
    const plays = before.playing || before.finish === 'tryWatch' || isOpened;
    media = screen;
    const opened = renewPlayLinks(source, () => refetchGetVideoPlay({ id: videoId, lessonId }));
    links = opened;
    const stop = startPlayback(screen, source, opened, store.getState().position, dispatch);
    if (plays) screen.addEventListener('loadedmetadata', play, { once: true });
    return () => {
      media = null;
      links = null;
      opened.stop();
      screen.removeEventListener('loadedmetadata', play);
      stop();
    };
  }

  return {
    /** The lesson that it plays in (rules/learning#videos). */
    lessonId,
    store,
    open,
    play,
    pause,
    toggle: () => (store.getState().playing ? pause() : play()),
    seek,
    seekBy: (seconds: number) => seek(store.getState().position + seconds),
    jumpTo,
    show,
    /** Notes a second past the try-watch, at which it plays once that is open. */
    chooseLocked: (position: number) => dispatch({ type: 'lockedChosen', position }),
    /** Loops one range until the viewer seeks elsewhere. */
    loop: (range: TimeRange) => playExcerpt([range], true),
    /** Plays only these time ranges, one after another. */
    playOnly: (ranges: readonly TimeRange[]) => playExcerpt(ranges, false),
    playWhole: () => dispatch({ type: 'excerptChosen', excerpt: null }),
    /** A link of the open playlist as it is valid now. */
    renewLink: (url: string) => links?.renew(url) ?? url,
    noteResume: () => dispatch({ type: 'resumeNoted' }),
  };
}
