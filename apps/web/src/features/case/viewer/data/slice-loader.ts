import { Inflater } from './inflater.ts';
import { ExpiredLinkError, getFrameBytes, loadFrame, type PixelFrame } from './load-frame.ts';
import { getFarthest, orderSlices } from './prefetch-order.ts';
import type { Series } from './series.ts';

/** Requests at a time; browsers open six connections to a host over HTTP/1.1. */
const REQUESTS_MAX = 4;

/** Bytes of decoded slices that stay in memory (rules/case-viewer#memory). */
const MEMORY_BUDGET = 160 * 2 ** 20;

/** Slices on each side that are loaded before the reader has scrolled. */
const FIRST_REACH = 4;

/** The same once the reader has scrolled, on a connection that saves data. */
const SAVING_REACH = 20;

/** A slice that a pane shows. */
interface ShownSlice {
  readonly series: Series;
  readonly slice: number;
  readonly direction: 1 | -1;
}

/** State of a slice that is not there. */
export type SliceState = 'loading' | 'failed' | 'loaded';

interface LoaderOptions {
  /** Called when a link has expired. */
  readonly onExpired: () => void;
  readonly budget?: number;
}

/**
 * Loads the slices that panes show and those around them, and stores them decoded within a budget
 * (rules/case-viewer#memory). Its listeners are notified when a slice has arrived or failed.
 */
export class SliceLoader {
  readonly #frames = new Map<string, Map<number, PixelFrame>>();
  readonly #failed = new Set<string>();
  readonly #running = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #inflater = new Inflater();
  readonly #onExpired: () => void;
  readonly #budget: number;
  #series: readonly Series[] = [];
  #shown: readonly ShownSlice[] = [];
  #hasScrolled = false;
  #bytes = 0;
  #version = 0;

  constructor({ onExpired, budget = MEMORY_BUDGET }: LoaderOptions) {
    this.#onExpired = onExpired;
    this.#budget = budget;
  }

  /** Sets the series of the case; slices whose link was refused are requested again by a new link. */
  setSeries(series: readonly Series[]): void {
    const before = this.#series;
    this.#series = series;
    const renewed = series.filter(({ key, url }) => before.some((old) => old.key === key && old.url !== url));
    for (const { key } of renewed) this.#forgetFailures(key);
    this.#shown = this.#shown.map((shown) => ({ ...shown, series: this.#current(shown.series) }));
    this.#pump();
  }

  /** Sets what panes show at the moment. */
  show(shown: readonly ShownSlice[], hasScrolled: boolean): void {
    this.#shown = shown.map((each) => ({ ...each, series: this.#current(each.series) }));
    this.#hasScrolled ||= hasScrolled;
    this.#pump();
  }

  /** Loads one slice beside those that are shown, for a thumbnail. */
  request(series: Series, slice: number): void {
    if (this.getState(series.key, slice) === 'loading') void this.#load(this.#current(series), slice);
  }

  getFrame = (key: string, slice: number): PixelFrame | undefined => this.#frames.get(key)?.get(slice);

  getState(key: string, slice: number): SliceState {
    if (this.#failed.has(getId(key, slice))) return 'failed';
    return this.getFrame(key, slice) ? 'loaded' : 'loading';
  }

  /** The loaded slices of a series. */
  listLoaded = (key: string): readonly number[] => [...(this.#frames.get(key)?.keys() ?? [])];

  /** Requests failed slices again: those of one series, or of all. */
  retry(key?: string): void {
    this.#forgetFailures(key ?? '');
    this.#notify();
    this.#pump();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes with every slice that arrives or fails. */
  getVersion = (): number => this.#version;

  /** Frees the memory and ends the worker. */
  close(): void {
    this.#shown = [];
    this.#frames.clear();
    this.#bytes = 0;
    this.#inflater.close();
  }

  #current = (series: Series): Series => this.#series.find(({ key }) => key === series.key) ?? series;

  #forgetFailures(prefix: string): void {
    for (const id of this.#failed) if (id.startsWith(prefix)) this.#failed.delete(id);
  }

  /** Starts requests until there are as many as may run; a shown slice waits for none. */
  #pump(): void {
    for (const { series, slice } of this.#shown) if (this.#isMissing(series, slice)) void this.#load(series, slice);
    for (const { series, slice } of this.#orderMissing()) {
      if (this.#running.size >= REQUESTS_MAX) return;
      void this.#load(series, slice);
    }
  }

  *#orderMissing(): Generator<{ series: Series; slice: number }> {
    const orders = this.#shown.map((shown) => ({ shown, slices: orderSlices(this.#getFocus(shown)) }));
    for (let isLeft = true; isLeft; ) {
      isLeft = false;
      for (const { shown, slices } of orders) {
        for (const slice of slices) {
          isLeft = true;
          if (!this.#isMissing(shown.series, slice)) continue;
          yield { series: shown.series, slice };
          break;
        }
      }
    }
  }

  #getFocus({ series, slice, direction }: ShownSlice) {
    const { count, width, height } = series;
    const fitting = Math.floor(this.#budget / (width * height * 2) / this.#shown.length / 2) - 1;
    const wanted = !this.#hasScrolled ? FIRST_REACH : savesData() ? SAVING_REACH : count;
    return { slice, count, direction, reach: Math.max(1, Math.min(wanted, fitting)) };
  }

  #isMissing(series: Series, slice: number): boolean {
    const id = getId(series.key, slice);
    return !this.getFrame(series.key, slice) && !this.#running.has(id) && !this.#failed.has(id);
  }

  async #load(series: Series, slice: number): Promise<void> {
    const id = getId(series.key, slice);
    if (this.#running.has(id)) return;
    this.#running.add(id);
    try {
      this.#store(series.key, slice, await loadFrame(series, slice, this.#inflater));
    } catch (error) {
      // A link that was renewed meanwhile is tried at once.
      if (this.#current(series).url === series.url) this.#failed.add(id);
      if (error instanceof ExpiredLinkError) this.#onExpired();
    } finally {
      this.#running.delete(id);
    }
    this.#notify();
    this.#pump();
  }

  #store(key: string, slice: number, frame: PixelFrame): void {
    const frames = this.#frames.get(key) ?? new Map<number, PixelFrame>();
    this.#frames.set(key, frames);
    frames.set(slice, frame);
    this.#bytes += getFrameBytes(frame);
    while (this.#bytes > this.#budget && this.#evict());
  }

  /** Drops the slice that is needed least; false where all that is left is shown. */
  #evict(): boolean {
    const hidden = [...this.#frames.keys()].find((key) => !this.#shown.some(({ series }) => series.key === key));
    const key = hidden ?? this.#shown.map(({ series }) => series.key).toSorted(this.#bySize)[0] ?? '';
    const frames = this.#frames.get(key);
    const shown = this.#shown.find(({ series }) => series.key === key)?.slice;
    const farthest = getFarthest(frames?.keys() ?? [], shown ?? 0);
    const frame = farthest === undefined ? undefined : frames?.get(farthest);
    if (!frames || farthest === undefined || !frame || farthest === shown) return false;
    frames.delete(farthest);
    if (frames.size === 0) this.#frames.delete(key);
    this.#bytes -= getFrameBytes(frame);
    return true;
  }

  #bySize = (a: string, b: string): number => (this.#frames.get(b)?.size ?? 0) - (this.#frames.get(a)?.size ?? 0);

  #notify(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}

const getId = (key: string, slice: number): string => `${key}/${slice}`;

/** True where the reader has asked the browser to save data. */
const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
