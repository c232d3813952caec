import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { chooseTheme } from '../../ui/theme/theme-store.ts';
import { Component as ComponentGallery } from './component-gallery.tsx';

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no violation in any component, ${theme}`, async () => {
    chooseTheme(theme);
    await renderPage(<ComponentGallery />);
    expect(await axeViolations(':root')).toEqual([]);
    chooseTheme('system');
  });
}
