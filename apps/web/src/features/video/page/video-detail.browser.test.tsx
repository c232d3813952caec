import { type CSSProperties, Suspense } from 'react';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { sampleVideo } from '../../../../test/video.ts';
import { VideoDetail } from './video-detail.tsx';

/** The variable of the frame around the page: nothing is sticky above it here. */
const frame: CSSProperties & Record<'--frame-top', string> = { '--frame-top': '0px' };

async function show(gateway: FakeGateway): Promise<HTMLElement> {
  gateway.answer('getVideo', sampleVideo);
  // No playlist yet: what is tested here needs none.
  gateway.answer('getVideoPlay', () => new Promise(() => undefined));
  await renderPage(
    <main style={frame}>
      <Suspense fallback="…">
        <VideoDetail
          id="v1"
          engagement={{ fans: () => null, follow: () => null, actions: () => null }}
          comments={() => null}
        />
      </Suspense>
    </main>,
  );
  const player = page.getByRole('region', { name: sampleVideo.card.title, exact: true });
  await expect.element(player).toBeVisible();
  // It is loaded after the video and gives the page its full length.
  await expect.element(page.getByRole('region', { name: '手术步骤', exact: true })).toBeInTheDocument();
  return player.element() as HTMLElement;
}

test('on a phone the tabs stay under the player while the page scrolls', async ({ gateway }) => {
  await page.viewport(360, 740);
  const player = await show(gateway);
  const tabs = page.getByRole('tablist').element();
  window.scrollTo(0, 500);
  await expect.poll(() => window.scrollY).toBe(500);
  const edge = player.getBoundingClientRect().bottom;
  expect(Math.abs(tabs.getBoundingClientRect().top - edge)).toBeLessThanOrEqual(1);
  expect(getComputedStyle(tabs).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('a tab that is chosen far down the page starts under the tabs', async ({ gateway }) => {
  await page.viewport(360, 400);
  await show(gateway);
  const tabs = page.getByRole('tablist').element();
  window.scrollTo(0, 900);
  await page.getByRole('tab', { name: '章节', exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: '章节', exact: true }).element();
  const { bottom } = tabs.getBoundingClientRect();
  expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
});

test('on a phone in landscape the player fills the window', async ({ gateway }) => {
  await page.viewport(780, 360);
  const player = await show(gateway);
  const { left, width, height } = player.getBoundingClientRect();
  expect({ left, width, height }).toEqual({ left: 0, width: document.documentElement.clientWidth, height: 360 });
});
