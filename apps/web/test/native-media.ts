import { onTestFinished, vi } from 'vitest';

/** The properties and events of a video in a browser that plays HLS by itself, as that of an iPhone does. */
export class NativeMedia {
  /** The addresses that were played, the last one now; empty once it was stopped. */
  readonly sources: string[] = [];
  /** The second that is shown, and the first and last that can be. */
  second = 0;
  readonly seekable: readonly [number, number];
  readonly #startedAt: number;

  private constructor(startedAt: number, seekable: readonly [number, number]) {
    this.#startedAt = startedAt;
    this.seekable = seekable;
  }

  /**
   * Removes MediaSource until the end of the test, and gives every video a playlist whose second 0 was at a wall-clock
   * time, in ms. Loading events are sent by the test.
   */
  static install(startedAt: number, seekable: readonly [number, number]): NativeMedia {
    const media = new NativeMedia(startedAt, seekable);
    vi.stubGlobal('MediaSource', undefined);
    vi.stubGlobal('ManagedMediaSource', undefined);
    Reflect.deleteProperty(window, 'MediaSource');
    Reflect.deleteProperty(window, 'ManagedMediaSource');
    media.#replace();
    return media;
  }

  /** Dispatches an event of the page's video. */
  dispatch(type: 'loadedmetadata' | 'timeupdate' | 'error' | 'webkitbeginfullscreen' | 'webkitendfullscreen'): void {
    document.querySelector('main video')?.dispatchEvent(new Event(type));
  }

  #replace(): void {
    const { sources, seekable } = this;
    replace('src', { set: (source: string) => void sources.push(source) });
    replace('currentTime', {
      get: () => this.second,
      set: (second: number) => {
        this.second = second;
      },
    });
    replace('seekable', { get: () => ({ length: 1, start: () => seekable[0], end: () => seekable[1] }) });
    replace('load', { value: () => void sources.push('') });
    replace('play', { value: () => Promise.resolve() });
    replace('getStartDate', { value: () => new Date(this.#startedAt) });
  }
}

/** Replaces a property of every media element until the end of the test. */
function replace(name: string, property: PropertyDescriptor): void {
  const { prototype } = HTMLMediaElement;
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, { configurable: true, ...property });
  onTestFinished(() => {
    if (own) Object.defineProperty(prototype, name, own);
    else Reflect.deleteProperty(prototype, name);
  });
}
