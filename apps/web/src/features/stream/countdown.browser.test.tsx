import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { Countdown } from './stage-cover.tsx';

const HOUR_MS = 3_600_000;

test.each([
  [12 * HOUR_MS + 48 * 60_000 + 33_000, '距开播还有0天12小时48分33秒'],
  [8 * 60_000 + 2_000, '距开播还有0天0小时08分02秒'],
  [49 * HOUR_MS, '距开播还有2天1小时00分00秒'],
])('%i ms are shown in all four units as %s', async (left, name) => {
  await renderPage(
    <main>
      <Countdown left={left} />
    </main>,
  );
  await expect.element(page.getByRole('timer', { name, exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});
