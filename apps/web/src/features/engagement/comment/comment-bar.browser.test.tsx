import type { Comment, ResponseOf } from '@osteon/contract';
import { PermissionScene } from '@osteon/domain';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { CommentSection } from './comment-section.tsx';
import { openComposer } from './open-composer.ts';

const author = (id: string, name: string) => ({
  id,
  name,
  nameEn: '',
  title: '主任医师',
  hospital: '北泽骨科医院',
  specialtyId: 'trauma',
  portrait: '',
});

const comment: Comment = {
  commentId: 'c1',
  author: author('d1', '李明'),
  isItemAuthor: false,
  state: 'shown',
  text: '屈膝120°。',
  quote: null,
  mentions: [],
  findings: [],
  decision: null,
  createdAt: Date.UTC(2026, 10, 22),
  editedAt: null,
  likeCount: 0,
  answerCount: 0,
  rootId: null,
  replyTo: null,
  own: { isMine: false, isLiked: false, isReported: false, canBlock: false, editableMs: 0 },
  replies: [],
};

const list: ResponseOf<'listComments'> = {
  list: Array.from({ length: 12 }, (_, index) => ({ ...comment, commentId: `c${index}` })),
  held: [],
  mute: null,
  nextCursor: null,
  total: 12,
};

async function show(gateway: FakeGateway, hasPageBar = false): Promise<void> {
  await page.viewport(360, 780);
  logIn(gateway);
  const granted = { roleId: 5, sceneId: PermissionScene.postComments, customerRole: 5, customerState: 0, roleFlag: 1 };
  gateway.answer('listCustomerRoleConfig', { permissionList: [granted] });
  gateway.answer('listComments', list);
  gateway.answer('listMentionCandidates', { list: [author('d1', '李明'), author('d2', '李明远')] });
  await renderPage(
    <main style={{ padding: '0 16px' }}>
      <CommentSection item={{ resourceType: 1, resourceId: 'v1' }} quoting={null} hasPageBar={hasPageBar} />
    </main>,
  );
  await expect.element(page.getByText('屈膝120°。').first()).toBeVisible();
}

const field = page.getByRole('textbox', { name: '请输入评论内容', exact: true });
const submit = page.getByRole('button', { name: '发表评论', exact: true });
const bottomOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom);

test('on a phone the field is at the bottom of the window, and opens the list of people upwards', async ({
  gateway,
}) => {
  await show(gateway);
  expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
  await expect.element(submit).toHaveTextContent('发表');
  expect(bottomOf(field.element())).toBeLessThanOrEqual(innerHeight);
  expect(bottomOf(field.element())).toBeGreaterThan(innerHeight - 24);
  await field.click();
  await userEvent.keyboard('请@李');
  const listbox = page.getByRole('listbox', { name: '可提到的用户', exact: true });
  await expect.element(listbox).toBeVisible();
  expect(bottomOf(listbox.element())).toBeLessThanOrEqual(field.element().getBoundingClientRect().top);
  expect(listbox.element().getBoundingClientRect().top).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await axeViolations('main')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('请@李明 ');
  await expect.element(page.getByText(/^\d+ \/ 2000$/)).toBeVisible();
  gateway.answer('createComment', { ...comment, commentId: 'new', text: '请看' });
  await submit.click();
  await expect.element(page.getByText('评论成功', { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue('');
});

test('a phone that is turned while somebody writes keeps the field and its focus', async ({ gateway }) => {
  await show(gateway);
  await field.click();
  await userEvent.keyboard('屈膝');
  await page.viewport(780, 360);
  await expect.element(submit).toHaveTextContent('发表评论');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('90°');
  await expect.element(field).toHaveValue('屈膝90°');
});

test('the bar is hidden while a reply is written, and returns with its draft', async ({ gateway }) => {
  await show(gateway);
  await field.fill('草稿');
  openComposer('c0');
  await expect.element(page.getByRole('textbox', { name: '回复李明', exact: true })).toHaveFocus();
  await expect.element(field).not.toBeInTheDocument();
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await expect.element(field).toHaveValue('草稿');
});

test('where the page has a bar of its own, the field stays above the list', async ({ gateway }) => {
  await show(gateway, true);
  const first = page.getByRole('listitem').first().element();
  expect(bottomOf(field.element())).toBeLessThan(first.getBoundingClientRect().top);
});
