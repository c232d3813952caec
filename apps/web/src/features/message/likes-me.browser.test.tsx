import type { ResponseOf } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { Region } from '../../ui/region/region.tsx';
import { LikesMe } from './likes-me.tsx';

type List = ResponseOf<'listLikesMe'>;

const like: List['list'][number] = {
  id: 'm1',
  scene: 'edu_message',
  kind: 'like',
  title: '顾怀川等12人赞了您的评论',
  body: '皮桥7 cm是常用底线。',
  pcLink: '/videoTerminal?id=v37#comment-c1',
  sentAt: Date.now(),
  isRead: 0,
};

async function show(gateway: FakeGateway, list: List['list']): Promise<void> {
  logIn(gateway);
  gateway.answer('getMessageCount', { scenePromptList: [] });
  gateway.answer('listLikesMe', { list, nextCursor: null });
  await renderPage(
    <main>
      <h1>骨元</h1>
      <Region skeleton={null}>
        <LikesMe />
      </Region>
    </main>,
  );
}

test('a like links to the liked item, and is marked read then', async ({ gateway }) => {
  await show(gateway, [like]);
  const link = page.getByRole('link', { name: '顾怀川等12人赞了您的评论', exact: true });
  await expect.element(link).toHaveAttribute('href', '/videoTerminal?id=v37#comment-c1');
  await expect.element(page.getByText('未读', { exact: true })).toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
  gateway.answer('markMessageRead', () => {
    gateway.answer('listLikesMe', { list: [{ ...like, isRead: 1 }], nextCursor: null });
    return {};
  });
  await link.click();
  await expect.element(page.getByText('未读', { exact: true })).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('markMessageRead')).toMatchObject({ id: 'm1' });
});

test('without likes it shows a notice', async ({ gateway }) => {
  await show(gateway, []);
  await expect.element(page.getByText('还没有人赞过您', { exact: true })).toBeVisible();
});
