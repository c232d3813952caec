import { Link } from 'react-router';
import { page } from 'vitest/browser';
import { expect, refetchCall, test } from '../../../test/component-test.tsx';
import { FAKE_PLAYLIST, FakeStream } from '../../../test/fake-stream.ts';
import { LIVE_NOON } from '../../../test/listed-live.ts';
import { liveAgenda, liveChannel, liveDetail } from '../../../test/live/live-event.ts';
import { readTime, renderStage } from '../../../test/live-stage.tsx';

/** The start of the agenda item, and the least live edge, in seconds of the stream. */
const ITEM_SECOND = 20;
const NEWEST_SECOND = 50;

/** The event with its stream, or before the stream. */
const detail = (playlistUrl: string) =>
  liveDetail({
    agenda: liveAgenda([{ itemId: 'a', title: '体位', at: LIVE_NOON + ITEM_SECOND * 1000, endAt: LIVE_NOON + 30_000 }]),
    channelList: [liveChannel(1, '主会场', { playlistUrl })],
  });

test('the player seeks once to an item of the URL, not again when it is mounted again', async ({ gateway }) => {
  const stream = await FakeStream.install();
  stream.newest = 14;
  await renderStage(gateway, detail(FAKE_PLAYLIST), <Link to="?item=a">item</Link>);
  await page.getByRole('heading').click();
  await expect.poll(readTime).toBeGreaterThan(NEWEST_SECOND);
  await page.getByRole('link', { name: 'item', exact: true }).click();
  await expect.poll(readTime).toBeLessThan(ITEM_SECOND + 10);
  expect(readTime()).toBeGreaterThanOrEqual(ITEM_SECOND);

  gateway.answer('getActivityDetail', detail(''));
  await refetchCall('getActivityDetail');
  await expect.element(page.getByText('画面准备中，请稍候')).toBeVisible();
  gateway.answer('getActivityDetail', detail(FAKE_PLAYLIST));
  await refetchCall('getActivityDetail');
  await expect.poll(readTime).toBeGreaterThan(NEWEST_SECOND);

  await page.getByRole('link', { name: 'item', exact: true }).click();
  await expect.poll(readTime).toBeLessThan(ITEM_SECOND + 10);
});
