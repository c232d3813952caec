import { LayoutSection } from '@osteon/domain';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { trackImpressions } from '../../lib/analytics/impressions.ts';
import type { Reported } from '../../lib/analytics/queue.ts';
import { LiveAside } from './live-aside.tsx';

const advert = { id: 'l06-p22', title: '明隅Arc-3', text: '术中即可核对', picture: null, pcLink: '/productList#p22' };

/** The action of a report, and its advert or event. */
const summarise = ({ event }: Reported) => {
  if ('advertId' in event) return [event.action, event.advertId, event.adLink, event.position];
  return 'activityId' in event ? [event.name, event.activityId] : [];
};

test('an advert of an event that is shown, clicked and closed is reported, each as a live action, too', async ({
  gateway,
}) => {
  const reports: Reported[] = [];
  const visit = trackImpressions({ add: (report) => reports.push(report) });
  visit({ key: 'k', name: 'liveDetail', contentId: 'l06', title: '直播', section: LayoutSection.simple });
  gateway.answer('getWechatGuide', { isShow: false, qrCodeUrl: '', text: '' });
  gateway.answer('getLiveAdvert', { advert });
  await renderPage(
    <main>
      <LiveAside activityId="l06" />
    </main>,
  );
  const reported = () => reports.map(summarise);
  const shown = [
    ['show', 'l06-p22', '/productList#p22', 1],
    ['liveAdShow', 'l06'],
  ];
  await expect.poll(reported).toEqual(shown);

  const link = page.getByRole('link', { name: '明隅Arc-3', exact: true });
  // The link must not open a tab that nobody uses.
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  const clicked = [...shown, ['click', 'l06-p22', '/productList#p22', 1], ['liveAdClick', 'l06']];
  expect(reported()).toEqual(clicked);

  await page.getByRole('button', { name: '关闭广告', exact: true }).click();
  expect(reported()).toEqual([...clicked, ['close', 'l06-p22', '/productList#p22', 1], ['liveAdClose', 'l06']]);
});
