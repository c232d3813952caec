import { LiveStatus } from '@osteon/domain';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { listedLive } from '../../../../test/listed-live.ts';
import { PastLiveEvents } from './past-live-events.tsx';

const liveEvents = ['l1', 'l2', 'l3', 'l4', 'l5'].map((id) =>
  listedLive(id, `骨科大手术静脉血栓预防：评估、器械与药物协同${id}`, -24, { status: LiveStatus.replay }),
);

const items = page.getByRole('listitem');
const countRows = () => new Set(items.elements().map((item) => item.getBoundingClientRect().top)).size;

test('all past events are shown, in one row if five fit', async () => {
  await page.viewport(1000, 800);
  await renderPage(
    <main>
      <h1>骨元</h1>
      <PastLiveEvents liveEvents={liveEvents} />
    </main>,
  );
  await expect.element(items.nth(4)).toBeVisible();
  expect(countRows()).toBe(1);
  expect(await axeViolations('main')).toEqual([]);
  await page.viewport(768, 800);
  await expect.poll(countRows).toBe(3);
  await page.viewport(390, 800);
  await expect.poll(countRows).toBe(5);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test.for([LiveStatus.end, LiveStatus.replay, LiveStatus.replayPause])(
  'a past event of status %i shows its date',
  async (status) => {
    await renderPage(<PastLiveEvents liveEvents={[listedLive('l1', '骨科大手术静脉血栓预防', -24, { status })]} />);
    await expect.poll(() => items.getByRole('time').element().textContent).toBe('2026.11.20');
  },
);

test('the focus ring is around the card', async () => {
  await renderPage(
    <main>
      <h1>骨元</h1>
      <PastLiveEvents liveEvents={liveEvents.slice(0, 1)} />
    </main>,
  );
  await expect.element(items.first()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const ringed = items.getByRole('article').element();
  await expect.element(items.getByRole('link')).toHaveFocus();
  expect(getComputedStyle(ringed).outlineStyle).toBe('solid');
});
