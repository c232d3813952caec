import type { PlayerEvent } from './player-state.ts';

/** Reports the events of a media element in the player's terms, until `signal` is aborted. */
export function listenToMedia(
  media: HTMLMediaElement,
  dispatch: (event: PlayerEvent) => void,
  signal: AbortSignal,
): void {
  const listen = (name: keyof HTMLMediaElementEventMap, toEvent: () => PlayerEvent) =>
    media.addEventListener(name, () => dispatch(toEvent()), { signal });
  const moved = (): PlayerEvent => ({ type: 'moved', position: media.currentTime, bufferedTo: bufferedTo(media) });

  listen('loadedmetadata', () => ({ type: 'loaded' }));
  listen('play', () => ({ type: 'played' }));
  listen('pause', () => ({ type: 'paused' }));
  listen('waiting', () => ({ type: 'stalled' }));
  listen('playing', () => ({ type: 'playing' }));
  listen('timeupdate', moved);
  listen('progress', moved);
  listen('ended', () => ({ type: 'ended' }));
}

/** The end of the buffered range that contains the position, in seconds. */
function bufferedTo({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return currentTime;
}
