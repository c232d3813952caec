import { distance, interpolate, type Point, subtract } from '../geometry/point.ts';
import { panPane, zoomPane } from '../state/panes.ts';
import type { ViewerStore } from '../state/viewer-store.ts';

/** Two fingers zoom and move a pane (rules/case-viewer#gestures). */
export class Pinch {
  readonly #store: ViewerStore;
  readonly #pane: number;
  readonly #fingers = new Map<number, Point>();
  /** True until all fingers are lifted. */
  #isPinching = false;

  constructor(store: ViewerStore, pane: number) {
    this.#store = store;
    this.#pane = pane;
  }

  /** Adds a finger; true where it is the second. */
  add(id: number, at: Point): boolean {
    this.#fingers.set(id, at);
    this.#isPinching ||= this.#fingers.size > 1;
    return this.#isPinching;
  }

  /** Moves a finger; false where it is the only one and not of a pinch. */
  move(id: number, at: Point, size: Point): boolean {
    if (!this.#fingers.has(id)) return false;
    const before = [...this.#fingers.values()];
    this.#fingers.set(id, at);
    const after = [...this.#fingers.values()];
    if (!this.#isPinching) return false;
    const [a, b, c, d] = [...before.slice(0, 2), ...after.slice(0, 2)];
    if (!a || !b || !c || !d) return true;
    const [from, to] = [interpolate(a, b, 0.5), interpolate(c, d, 0.5)];
    this.#store.setState(panPane(this.#pane, subtract(to, from), size));
    const spread = distance(a, b);
    if (spread > 0) this.#store.setState(zoomPane(this.#pane, distance(c, d) / spread, to, size));
    return true;
  }

  /** Removes a finger; true where it was one of a pinch. */
  remove(id: number): boolean {
    this.#fingers.delete(id);
    const wasPinching = this.#isPinching;
    if (this.#fingers.size === 0) this.#isPinching = false;
    return wasPinching;
  }
}
