import type { Locator } from '@playwright/test';

/**
 * The links and buttons in `part` whose focus ring is missing, or cut by the window or by something that clips what
 * overflows it; one line each.
 */
export const cutFocusRings = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    return [...root.querySelectorAll<HTMLElement>('a[href], button:enabled')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        control.focus({ focusVisible: true, preventScroll: true });
        const ringed = findRinged(control);
        const cutter = ringed && findCutter(ringed);
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return ringed === null ? [`${name}: no ring`] : cutter ? [`${name}: cut by ${cutter.className}`] : [];
      });

    function findRinged(control: HTMLElement): HTMLElement | null {
      for (let element: HTMLElement | null = control; element; element = element.parentElement)
        if (getComputedStyle(element).outlineStyle === 'solid') return element;
      return null;
    }

    function findCutter(ringed: HTMLElement): HTMLElement | undefined {
      const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const box = ringed.getBoundingClientRect();
      for (let element = ringed.parentElement; element; element = element.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(element);
        const clip = element.getBoundingClientRect();
        const root = element === document.documentElement;
        const cutsX = overflowX !== 'visible' || root;
        const cutsY = overflowY !== 'visible' && !root;
        if (cutsX && (box.left - reach < clip.left - 0.5 || box.right + reach > clip.right + 0.5)) return element;
        if (cutsY && (box.top - reach < clip.top - 0.5 || box.bottom + reach > clip.bottom + 0.5)) return element;
      }
      return undefined;
    }
  });
