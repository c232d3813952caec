import { type Heartbeat, WATCH_REPORT_MS, WATCH_SPEED } from '@osteon/domain';

/** Shorter ranges are not reported, in seconds. */
const LEAST_SECONDS = 0.2;

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly speed: number;
  readonly visible: boolean;
  /** In ms of performance.now(): the device's clock may be wrong, or set while it plays. */
  readonly begunAt: number;
}

/** Measures the time ranges that a media element plays. */
interface Stretches {
  /** Ends the range that plays, as before the page is closed. */
  cut(): void;
  stop(): void;
}

/** The receiver of the measured ranges. */
interface Listener {
  /** Called repeatedly while it plays: true if the current playing is to be measured. */
  readonly isListening: () => boolean;
  readonly hear: (heartbeat: Heartbeat) => void;
}

/**
 * Measures the time ranges that a media element plays without a break at one speed, and reports each when it ends:
 * after ten seconds, on a pause, at a seek, and when the speed changes or the picture is hidden or shown
 * (rules/watch#heartbeats).
 */
export function measureStretches(media: HTMLVideoElement, { isListening, hear }: Listener): Stretches {
  const stopped = new AbortController();
  const { signal } = stopped;
  let stretch: Stretch | null = null;

  const isVisible = () => document.visibilityState === 'visible' || document.pictureInPictureElement === media;

  function begin(): void {
    const { currentTime: from, playbackRate: speed, paused, seeking } = media;
    // Extensions play faster than anybody can watch.
    if (paused || seeking || speed < WATCH_SPEED.min || speed > WATCH_SPEED.max || !isListening()) return;
    stretch = { from, to: from, speed, visible: isVisible(), begunAt: performance.now() };
  }

  function end(): void {
    const ended = stretch;
    stretch = null;
    if (ended === null || ended.to - ended.from < LEAST_SECONDS) return;
    const { from, to, speed, visible } = ended;
    hear({ from: toMilliseconds(from), to: toMilliseconds(to), speed, visible });
  }

  function advance(): void {
    if (stretch !== null && media.currentTime >= stretch.to) stretch = { ...stretch, to: media.currentTime };
  }

  /** Ends the range at the current position; the next one starts there. */
  function cut(): void {
    if (!media.seeking) advance();
    end();
    begin();
  }

  function tick(): void {
    if (stretch === null) begin();
    else if (!isListening()) stretch = null;
    else if (!media.seeking) advance();
    if (stretch !== null && performance.now() - stretch.begunAt >= WATCH_REPORT_MS) cut();
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
