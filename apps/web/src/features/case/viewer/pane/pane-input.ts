import { distance, type Point } from '../geometry/point.ts';
import { toImage } from '../geometry/view-transform.ts';
import { createMeasureId } from '../measures/measure-id.ts';
import { movePoint, placePoint } from '../state/measuring.ts';
import { scrollBy, setActive, setTool, zoomPane } from '../state/panes.ts';
import { getMeasureKind, getPaneSeries, type Tool } from '../state/viewer-state.ts';
import type { ViewerStore } from '../state/viewer-store.ts';
import { type Drag, dragFinger, drags } from './drags.ts';
import { findHandle, getPaneTransform, type Handle } from './pane-geometry.ts';
import { Pinch } from './pinch.ts';
import { isPageScrolling, WheelCounter } from './wheel.ts';

/** CSS pixels that a pointer may move in a click or tap. */
const SLOP = 6;

/** Reach of a handle in CSS pixels, for a mouse and a finger. */
const HANDLE_REACH = { mouse: 9, touch: 24 };

/** Ms after which a finger that rests opens the magnifier. */
const LONG_PRESS_MS = 450;

/** Longest time in ms between two taps of a double tap. */
const DOUBLE_TAP_MS = 320;

interface PaneInputOptions {
  readonly store: ViewerStore;
  readonly pane: number;
  /** In the page, whose own scrolling goes first. */
  readonly isInline: boolean;
  /** A single tap of a finger. */
  readonly onTap?: () => void;
  /** A double click or double tap. */
  readonly onDouble: () => void;
}

/** A pointer that is down on the pane. */
interface Press {
  readonly start: Point;
  last: Point;
  readonly isTouch: boolean;
  readonly drag: Drag | null;
  readonly handle: Handle | null;
  /** True once it has left the place where it started. */
  hasMoved: boolean;
}

/** Pointers and wheel of a pane (rules/case-viewer#tools, rules/case-viewer#gestures). */
export class PaneInput {
  readonly #element: HTMLElement;
  readonly #options: PaneInputOptions;
  readonly #ended = new AbortController();
  readonly #wheel = new WheelCounter();
  readonly #pinch: Pinch;
  #press: Press | null = null;
  #longPress: ReturnType<typeof setTimeout> | undefined;
  #tappedAt = Number.NEGATIVE_INFINITY;

  constructor(element: HTMLElement, options: PaneInputOptions) {
    this.#element = element;
    this.#options = options;
    this.#pinch = new Pinch(options.store, options.pane);
    const { signal } = this.#ended;
    element.addEventListener('pointerdown', this.#down, { signal });
    element.addEventListener('pointermove', this.#move, { signal });
    element.addEventListener('pointerup', this.#up, { signal });
    element.addEventListener('pointercancel', this.#cancel, { signal });
    element.addEventListener('wheel', this.#turn, { signal, passive: false });
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    element.addEventListener('dblclick', this.#double, { signal });
  }

  close(): void {
    this.#ended.abort();
    clearTimeout(this.#longPress);
  }

  get #size(): Point {
    return [this.#element.clientWidth, this.#element.clientHeight];
  }

  #place({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#element.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  #toImage(at: Point): Point | null {
    const state = this.#options.store.getState();
    const [pane, series] = [state.panes[this.#options.pane], getPaneSeries(state, this.#options.pane)];
    return pane && series ? toImage(getPaneTransform(pane, series, this.#size), at) : null;
  }

  #down = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-control]')) return;
    const { store, pane } = this.#options;
    const isTouch = event.pointerType !== 'mouse';
    const at = this.#place(event);
    store.setState(setActive(pane));
    this.#element.focus({ preventScroll: true });
    // A middle click would start the browser's own scrolling.
    if (event.button === 1) event.preventDefault();
    this.#element.setPointerCapture(event.pointerId);
    if (isTouch && this.#pinch.add(event.pointerId, at)) return this.#stopPress();
    const reach = isTouch ? HANDLE_REACH.touch : HANDLE_REACH.mouse;
    const handle = event.button === 0 ? findHandle(store.getState(), pane, this.#size, at, reach) : null;
    const drag = handle ? null : this.#startDrag(event, at, isTouch);
    this.#press = { start: at, last: at, isTouch, drag, handle, hasMoved: false };
    if (isTouch && !handle) this.#longPress = setTimeout(() => this.#openLoupe(at), LONG_PRESS_MS);
  };

  #startDrag({ button }: PointerEvent, at: Point, isTouch: boolean): Drag | null {
    const { store, pane, isInline } = this.#options;
    const target = { store, pane, size: this.#size, at };
    const tool: Tool = button === 2 ? 'window' : button === 1 ? 'pan' : store.getState().tool;
    if (tool === 'length' || tool === 'angle' || tool === 'cobb') return null;
    return isTouch && tool === 'scroll' && !isInline ? dragFinger(target) : drags[tool](target);
  }

  #move = (event: PointerEvent): void => {
    const at = this.#place(event);
    if (this.#pinch.move(event.pointerId, at, this.#size)) return;
    const press = this.#press;
    if (!press) return;
    const { store, pane } = this.#options;
    const isFirst = !press.hasMoved;
    if (isFirst && distance(at, press.start) < SLOP) return;
    press.hasMoved = true;
    if (store.getState().loupe) {
      this.#showLoupe(at);
    } else {
      clearTimeout(this.#longPress);
      if (press.handle) this.#moveHandle(press.handle, at, isFirst);
      const [by, total] = [minus(at, press.last), minus(at, press.start)];
      press.drag?.move(by, total, event);
    }
    press.last = at;
    if (press.isTouch && press.handle) store.setState({ loupe: this.#getLoupe(pane, at) });
  };

  #up = (event: PointerEvent): void => {
    const wasPinch = this.#pinch.remove(event.pointerId);
    const press = this.#press;
    const { loupe } = this.#options.store.getState();
    this.#stopPress();
    if (!press || wasPinch) return;
    const at = this.#place(event);
    if (press.handle) {
      if (!press.hasMoved) this.#options.store.setState({ selectedId: press.handle.measureId });
    } else if (loupe) this.#placePoint(at);
    else if (event.button === 0 && press.drag === null) this.#draw(press, at);
    else if (!press.hasMoved && press.isTouch) this.#tap();
  };

  /** A click places a point; a drag places one where it starts and one where it ends. */
  #draw(press: Press, at: Point): void {
    if (!press.hasMoved) return this.#placePoint(at);
    this.#placePoint(press.start);
    this.#placePoint(at);
  }

  #placePoint(at: Point): void {
    const point = this.#toImage(at);
    const { store, pane } = this.#options;
    if (point) store.setState(placePoint(pane, point, createMeasureId()));
  }

  #moveHandle({ measureId, index }: Handle, at: Point, isFirst: boolean): void {
    const point = this.#toImage(at);
    const { store, pane } = this.#options;
    if (point) store.setState(movePoint(pane, measureId, index, point, isFirst));
  }

  #tap(): void {
    const now = performance.now();
    const isDouble = now - this.#tappedAt < DOUBLE_TAP_MS;
    this.#tappedAt = isDouble ? Number.NEGATIVE_INFINITY : now;
    if (isDouble) this.#options.onDouble();
    else this.#options.onTap?.();
  }

  #openLoupe(at: Point): void {
    const { store, isInline } = this.#options;
    if (isInline) return;
    // A finger that rests measures, whichever tool it had.
    if (!getMeasureKind(store.getState().tool)) store.setState(setTool('length'));
    this.#showLoupe(at);
  }

  #showLoupe(at: Point): void {
    this.#options.store.setState({ loupe: this.#getLoupe(this.#options.pane, at) });
  }

  #getLoupe(pane: number, at: Point) {
    const point = this.#toImage(at);
    return point && { pane, point };
  }

  #stopPress(): void {
    clearTimeout(this.#longPress);
    this.#press = null;
    if (this.#options.store.getState().loupe) this.#options.store.setState({ loupe: null });
  }

  #cancel = (event: PointerEvent): void => {
    this.#pinch.remove(event.pointerId);
    this.#stopPress();
  };

  #double = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-control]')) return;
    if (!getMeasureKind(this.#options.store.getState().tool)) this.#options.onDouble();
  };

  #turn = (event: WheelEvent): void => {
    const { store, pane, isInline } = this.#options;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      store.setState(zoomPane(pane, Math.exp(-event.deltaY / 400), this.#place(event), this.#size));
      return;
    }
    if (isInline && isPageScrolling()) return;
    const before = store.getState().panes[pane]?.slice;
    const slices = this.#wheel.count(event);
    store.setState(scrollBy(pane, slices));
    // At the end of a stack, and over a single picture, the page scrolls on.
    const isAtEnd = slices !== 0 && store.getState().panes[pane]?.slice === before;
    if (!isInline || !isAtEnd) event.preventDefault();
  };
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
