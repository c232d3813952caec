import type { ResponseOf } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { MyComments } from './my-comments.tsx';

type List = ResponseOf<'listMyComments'>;
type Entry = List['list'][number];

const written: Entry = {
  comment: {
    commentId: 'c1',
    author: {
      id: 'd1',
      name: '李明',
      nameEn: '',
      title: '主任医师',
      hospital: '',
      specialtyId: 'trauma',
      portrait: '',
    },
    isItemAuthor: false,
    state: 'shown',
    text: '见到连续骨小梁通过后再放开。',
    quote: null,
    mentions: [],
    findings: [],
    decision: null,
    createdAt: Date.UTC(2026, 10, 22),
    editedAt: null,
    likeCount: 3,
    answerCount: 2,
    rootId: null,
    replyTo: null,
    own: { isMine: true, isLiked: false, isReported: false, canBlock: false, editableMs: 0 },
  },
  item: { resourceType: 7, title: '胫骨平台骨折一例', titleEn: '', pcLink: '/caseTerminal?id=k1#comment-c1' },
};
const withdrawn: Entry = {
  comment: { ...written.comment, commentId: 'c2', state: 'removed', text: '低价器械', likeCount: 0, answerCount: 0 },
  item: { resourceType: 1, title: '髓内钉固定', titleEn: '', pcLink: null },
};

const show = () =>
  renderPage(
    <main>
      <h1>骨元</h1>
      <MyComments />
    </main>,
  );
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });

test('each own comment links to its thread and shows its state; the next page follows', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listMyComments', ({ cursor }) =>
    cursor === undefined ? { list: [written], nextCursor: 'next' } : { list: [withdrawn], nextCursor: null },
  );
  await show();
  const link = row('见到连续骨小梁').getByRole('link', { name: '胫骨平台骨折一例', exact: true });
  await expect.element(link).toHaveAttribute('href', '/caseTerminal?id=k1#comment-c1');
  await expect.element(row('见到连续骨小梁').getByText('2条回复', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '加载更多', exact: true }).click();
  await expect.element(row('低价器械').getByText('评论已被移除', { exact: true })).toBeVisible();
  await expect.element(row('低价器械').getByText('内容不存在或已下架', { exact: true })).toBeVisible();
  await expect.element(row('低价器械').getByRole('link')).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('listMyComments')).toMatchObject({ cursor: 'next' });
  expect(await axeViolations('main')).toEqual([]);
});

test('it shows that it loads, and that there is none', async ({ gateway }) => {
  logIn(gateway);
  let answer: (list: List) => void = () => undefined;
  gateway.answer('listMyComments', () => new Promise<List>((resolve) => (answer = resolve)));
  await show();
  await expect.element(page.getByRole('status').getByText('加载中…')).toBeInTheDocument();
  await expect.poll(() => gateway.count('listMyComments')).toBe(1);
  answer({ list: [], nextCursor: null });
  await expect.element(page.getByText('暂无评论', { exact: true })).toBeVisible();
});

test('a failure is shown and can be retried', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('listMyComments', 50_000, '服务异常，请稍后重试');
  await show();
  await expect.element(page.getByText('服务异常，请稍后重试', { exact: true })).toBeVisible();
  gateway.answer('listMyComments', { list: [written], nextCursor: null });
  await page.getByRole('button', { name: '重试', exact: true }).click();
  await expect.element(row('见到连续骨小梁')).toBeVisible();
});
