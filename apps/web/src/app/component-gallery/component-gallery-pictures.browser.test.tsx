import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { chooseTheme } from '../../ui/theme/theme-store.ts';
import { Component as ComponentGallery } from './component-gallery.tsx';

afterEach(() => {
  chooseTheme('system');
});

for (const width of [1440, 768, 360]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`the component gallery looks as in its picture, ${width} px, ${theme}`, async () => {
      await page.viewport(width, 900);
      chooseTheme(theme);
      await renderPage(<ComponentGallery />);
      // Only the part in the window is drawn.
      await page.viewport(width, document.documentElement.scrollHeight);
      await expect.element(page.getByRole('main')).toMatchScreenshot(`component-gallery-${width}-${theme}`, {
        // A busy machine takes its time for two pictures that are the same.
        timeout: 60_000,
      });
    });
  }
}
