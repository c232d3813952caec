import { LiveStatus, type LiveTab } from '@osteon/domain';
import { Suspense, useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { liveDetail, liveReplay } from '../../../../test/live/live-event.ts';
import { liveQuestion, questionPage } from '../../../../test/live/live-question.ts';
import { LivePanels, LiveTabRow, type RoomTab } from './live-tabs.tsx';

const product = {
  id: 'p01',
  name: '骶髂螺钉系统',
  company: '北泽医疗',
  category: '内植物',
  specialty: { id: 'trauma', name: '创伤骨科', nameEn: '' },
  picture: { url: '/favicon.svg', width: 1280, height: 720, alt: '', thumbHash: '', variants: [] },
};

const galleryPicture = {
  title: '开场',
  picture: { url: '/favicon.svg?1280', width: 1280, height: 720, alt: '手术间', thumbHash: '', variants: [] },
  thumbnailUrl: '/favicon.svg?200',
};

/** An event with an introduction, a picture and a product, with the tabs of a room beside the chat. */
function Room(change: Parameters<typeof liveDetail>[0]) {
  const [chosen, setChosen] = useState<RoomTab | null>(null);
  const room = { id: 'room', chosen, chat: 'beside' } as const;
  const detail = liveDetail({
    ...change,
    courseIntroduceData: {
      describeType: 1,
      describeHtmlContent: '<p>本台手术示教<strong>骶髂螺钉</strong><img src="/none.png"></p>',
      pcIntroducePicUrl: '',
      introducePicture: null,
    },
  });
  return (
    <main>
      <Suspense>
        <LiveTabRow live={detail.meetingActivity} room={room} onChange={setChosen} hasUnread={false} />
        <LivePanels
          detail={{ ...detail, vipShopList: [product], liveActivityGallery: [galleryPicture] }}
          room={room}
          follow={({ name }) => <button type="button">关注{name}</button>}
          aside={<p>公告</p>}
          chapters={<p>章节与解答</p>}
          channels={null}
        />
      </Suspense>
    </main>
  );
}

async function show(gateway: FakeGateway, tabs: LiveTab[], status: number = LiveStatus.living): Promise<void> {
  gateway.answer('getLiveTabList', { tabs });
  gateway.answer('getActivityDetail', liveDetail({ status }));
  await renderPage(<Room status={status} />);
}

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const products = page.getByRole('complementary', { name: '品牌产品', exact: true });

test('only tabs with content are shown, the first one is open, and cards and products are beside it', async ({
  gateway,
}) => {
  await show(gateway, ['introduce', 'lecturers', 'products']);
  await expect.element(tab('简介')).toHaveAttribute('aria-selected', 'true');
  expect(page.getByRole('tab').elements()).toHaveLength(3);
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('本台手术示教骶髂螺钉');
  expect(page.getByRole('tabpanel').element().querySelector('img')).toBeNull();
  await expect.element(page.getByText('公告', { exact: true })).toBeVisible();
  await expect
    .element(products.getByRole('link', { name: /骶髂螺钉系统/ }))
    .toHaveAttribute('href', '/productList#p01');
  expect(await axeViolations('main')).toEqual([]);
});

test('the gallery shows thumbnails of at most 200 px, each of which opens the picture in full size', async ({
  gateway,
}) => {
  await show(gateway, ['gallery']);
  const open = page.getByRole('tabpanel').getByRole('button', { name: '开场', exact: true });
  await expect.element(open).toBeVisible();
  const { src, srcset, width, height } = open.element().querySelector('img') ?? new Image();
  expect([new URL(src).search, srcset, width > 0, height > 0]).toEqual(['?200', '', true, true]);
  await open.click();
  await expect
    .element(page.getByRole('dialog', { name: '开场', exact: true }).getByRole('img', { name: '手术间', exact: true }))
    .toHaveAttribute('src', '/favicon.svg?1280');
});

test('keys open the other tabs, and the products are beside every tab except their own', async ({ gateway }) => {
  await show(gateway, ['introduce', 'lecturers', 'products']);
  await tab('简介').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('讲师')).toHaveFocus();
  await expect.element(page.getByRole('tabpanel').getByRole('link', { name: '唐砺之', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '关注唐砺之', exact: true })).toBeVisible();
  await expect.element(products).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect
    .element(page.getByRole('tabpanel').getByRole('heading', { name: '骶髂螺钉系统', exact: true }))
    .toBeVisible();
  await expect.element(products).not.toBeInTheDocument();
});

test('the lecturers of an announced event are beside its agenda only', async ({ gateway }) => {
  await show(gateway, ['schedule', 'introduce'], LiveStatus.advertise);
  const lecturers = page.getByRole('complementary', { name: '讲师', exact: true });
  await expect.element(lecturers.getByRole('link', { name: '唐砺之', exact: true })).toBeVisible();
  await expect.element(lecturers.getByRole('button', { name: '关注唐砺之', exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await tab('简介').click();
  await expect.element(lecturers).not.toBeInTheDocument();
});

const replay = (chapters: ReturnType<typeof liveReplay>['chapters']) => ({
  status: LiveStatus.replay,
  replayList: [{ ...liveReplay(1, '术野'), chapters }],
});

async function showReplay(gateway: FakeGateway, chapters: ReturnType<typeof liveReplay>['chapters']): Promise<void> {
  gateway.answer('getLiveTabList', { tabs: ['introduce'] });
  await renderPage(<Room {...replay(chapters)} />);
}

const answers = [
  liveQuestion('1', { state: 'answered', answeredSeconds: 100 }),
  liveQuestion('2', { state: 'answered' }),
];

test('a replay without chapters has a tab of its answers in their place', async ({ gateway }) => {
  gateway.answer('listLiveQuestions', questionPage(answers));
  await showReplay(gateway, []);
  await expect.element(page.getByRole('tab', { name: /^现场解答/ })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tab', { name: /^现场解答/ })).toHaveTextContent('现场解答2');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('章节与解答');
  expect(page.getByRole('tab').elements()).toHaveLength(2);
  expect(gateway.lastPayload('listLiveQuestions')).toMatchObject({ only: 'answered', channelId: 'l1-1' });
});

test('a replay has no tab of answers beside its chapters', async ({ gateway }) => {
  gateway.answer('listLiveQuestions', questionPage(answers));
  await showReplay(gateway, [{ itemId: 'a', startSeconds: 0, title: '复位', titleEn: '', group: '', speaker: '' }]);
  await expect.element(page.getByRole('tab', { name: /^章节/ })).toHaveAttribute('aria-selected', 'true');
  expect(page.getByRole('tab').elements()).toHaveLength(2);
});

test('a replay without chapters and answers has neither tab', async ({ gateway }) => {
  gateway.answer('listLiveQuestions', questionPage([]));
  await showReplay(gateway, []);
  await expect.element(tab('简介')).toHaveAttribute('aria-selected', 'true');
  expect(page.getByRole('tab').elements()).toHaveLength(1);
});
