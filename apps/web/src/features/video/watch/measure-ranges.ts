import { type Heartbeat, WATCH_REPORT_MS, WATCH_SPEED } from '@osteon/domain';

/** Shorter ranges are not reported, in seconds. */
const LEAST_SECONDS = 0.2;

interface PlayedRange {
  readonly from: number;
  readonly to: number;
  readonly speed: number;
  readonly visible: boolean;
  /** In ms of performance.now(): the device's clock may be wrong, or set while it plays. */
  readonly startedAt: number;
}

/** Measures the time ranges that a media element plays. */
interface RangeMeter {
  /** Ends the range that plays, as before the page is closed. */
  cut(): void;
  stop(): void;
}

/** The receiver of the measured ranges. */
interface Listener {
  /** Called repeatedly while it plays: true if the current playing is to be measured. */
  readonly isListening: () => boolean;
  readonly onRange: (heartbeat: Heartbeat) => void;
}

/**
 * Measures the time ranges that a media element plays without a break at one speed, and reports each when it ends:
 * after ten seconds, on a pause, at a seek, and when the speed changes or the picture is hidden or shown
 * (rules/watch#heartbeats).
 */
export function measureRanges(media: HTMLVideoElement, { isListening, onRange }: Listener): RangeMeter {
  const stopped = new AbortController();
  const { signal } = stopped;
  let range: PlayedRange | null = null;

  const isVisible = () => document.visibilityState === 'visible' || document.pictureInPictureElement === media;

  function start(): void {
    const { currentTime: from, playbackRate: speed, paused, seeking } = media;
    // Extensions play faster than anybody can watch.
    if (paused || seeking || speed < WATCH_SPEED.min || speed > WATCH_SPEED.max || !isListening()) return;
    range = { from, to: from, speed, visible: isVisible(), startedAt: performance.now() };
  }

  function end(): void {
    const ended = range;
    range = null;
    if (ended === null || ended.to - ended.from < LEAST_SECONDS) return;
    const { from, to, speed, visible } = ended;
    onRange({ from: toMilliseconds(from), to: toMilliseconds(to), speed, visible });
  }

  function advance(): void {
    if (range !== null && media.currentTime >= range.to) range = { ...range, to: media.currentTime };
  }

  /** Ends the range at the current position; the next one starts there. */
  function cut(): void {
    if (!media.seeking) advance();
    end();
    start();
  }

  function tick(): void {
    if (range === null) start();
    else if (!isListening()) range = null;
    else if (!media.seeking) advance();
    if (range !== null && performance.now() - range.startedAt >= WATCH_REPORT_MS) cut();
  }

  const listen = (name: keyof HTMLMediaElementEventMap, act: () => void) =>
    media.addEventListener(name, act, { signal });
  for (const name of ['timeupdate', 'playing', 'seeked'] as const) listen(name, tick);
  // At a seek and in another playlist the position is no longer that of the range.
  for (const name of ['seeking', 'emptied'] as const) listen(name, end);
  for (const name of ['pause', 'ended', 'ratechange'] as const) listen(name, cut);
  for (const name of ['enterpictureinpicture', 'leavepictureinpicture']) {
    media.addEventListener(name, cut, { signal });
  }
  document.addEventListener('visibilitychange', cut, { signal });

  return {
    cut,
    stop() {
      stopped.abort();
      if (!media.seeking) advance();
      end();
    },
  };
}

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;
