import type { Page } from '@playwright/test';

/**
 * The links, buttons and fields of the page whose target is smaller than `least` px in either direction; one line each.
 * A target reaches as far as a pointer still meets it, which may be further than its visible part. Links within a
 * sentence are left out (WCAG 2.5.8, 'inline').
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(async (minimum) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, select, textarea, summary'),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control));
    const half = (minimum - 1) / 2;
    // Most are met as the page scrolls by: scrolling to each would lay the page out for each.
    const suspicious = new Set(controls);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      for (const control of suspicious) if (isLarge(control)) suspicious.delete(control);
    }
    const small: string[] = [];
    for (const control of suspicious) {
      if (measure(control) === null) continue;
      // Elements over it may have moved when the page has scrolled.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const size = measure(control);
      if (size)
        small.push(`${size} ${control.getAttribute('aria-label') ?? control.textContent} (${control.className})`);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return small;

    /** The size of a small target, null of a sufficient one. Half a pixel at each edge may be another's. */
    function measure(control: HTMLElement): string | null {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = control.getClientRects()[0];
      if (!box || box.width < 2 || box.bottom < 0 || isLarge(control)) return null;
      const { x, y } = centre(box);
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < minimum && isMet(control, x + dx * far, y + dy * far)) far += 0.5;
        return far;
      };
      const width = reach(-1, 0) + reach(1, 0);
      const height = reach(0, -1) + reach(0, 1);
      return Math.min(width, height) < minimum - 1 ? `${width} × ${height}` : null;
    }

    /** Returns true when the control is met on all of the least size at its present position. */
    function isLarge(control: HTMLElement): boolean {
      const box = control.getClientRects()[0];
      if (!box || box.bottom < 0 || box.top > innerHeight) return false;
      const { x, y } = centre(box);
      return [-half, half].every((off) => isMet(control, x + off, y) && isMet(control, x, y + off));
    }

    function centre(box: DOMRect) {
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }

    function isMet(control: HTMLElement, x: number, y: number): boolean {
      const met = document.elementFromPoint(x, y);
      if (met === null || !(control instanceof HTMLInputElement)) return control.contains(met);
      // A slider that is drawn by others receives the pointer on its whole bar.
      const area = control.type === 'range' ? control.parentElement : (control.labels?.[0] ?? control);
      return control === met || area?.contains(met) === true;
    }

    function isInSentence(control: HTMLElement): boolean {
      const sentence = control.closest('p');
      return sentence !== null && sentence.textContent.trim() !== control.textContent.trim();
    }
  }, least);
