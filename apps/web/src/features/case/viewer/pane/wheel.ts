/** Pixels of a trackpad for one slice. */
const TRACKPAD_STEP = 30;

/** The least pixels that a notch of a mouse's wheel reports. */
const NOTCH = 80;

/** Turns wheel events into slices: one for each notch of a mouse, and an even pace for a trackpad. */
export class WheelCounter {
  #rest = 0;

  count({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
    // Firefox counts lines.
    if (deltaMode !== 0) return Math.sign(deltaY);
    if (Math.abs(deltaY) >= NOTCH) {
      this.#rest = 0;
      return Math.sign(deltaY) * Math.max(1, Math.round(Math.abs(deltaY) / 120));
    }
    this.#rest += deltaY;
    const slices = Math.trunc(this.#rest / TRACKPAD_STEP);
    this.#rest -= slices * TRACKPAD_STEP;
    return slices;
  }
}

/** Ms after the page has scrolled in which the wheel still belongs to it. */
const PAGE_SCROLL_MS = 300;

let pageScrolledAt = Number.NEGATIVE_INFINITY;
window.addEventListener('scroll', () => (pageScrolledAt = performance.now()), { passive: true });

/** True while the reader scrolls the page, so that a viewer that comes under the pointer does not stop it. */
export const isPageScrolling = (): boolean => performance.now() - pageScrolledAt < PAGE_SCROLL_MS;
