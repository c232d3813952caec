import type { Comment, ResponseOf } from '@osteon/contract';
import { PermissionScene, RoleId } from '@osteon/domain';
import { Link } from 'react-router';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { on } from '../../../lib/events.ts';
import { CommentSection } from './comment-section.tsx';

const comment: Comment = {
  commentId: 'c1',
  author: { id: 'd1', name: '李明', nameEn: '', title: '主任医师', hospital: '', specialtyId: 'trauma', portrait: '' },
  isItemAuthor: false,
  state: 'shown',
  text: '后壁厚度差多少？',
  quote: null,
  mentions: [],
  findings: [],
  decision: null,
  createdAt: Date.UTC(2026, 10, 22),
  editedAt: null,
  likeCount: 1,
  answerCount: 1,
  rootId: null,
  replyTo: null,
  own: { isMine: true, isLiked: false, isReported: false, canBlock: false, editableMs: 600_000 },
  replies: [],
};
const { replies: _, ...reply } = {
  ...comment,
  commentId: 'c2',
  text: '我们科一律屈膝120°。',
  likeCount: 0,
  answerCount: 0,
  rootId: 'c1',
  own: { ...comment.own, isMine: false, isReported: true, editableMs: 0 },
};

const list: ResponseOf<'listComments'> = {
  list: [{ ...comment, replies: [reply] }],
  held: [],
  mute: null,
  nextCursor: null,
  total: 2,
};

/** Renders the comments for a role that may comment, or may not, by the flag. */
async function show(gateway: FakeGateway, roleId: RoleId, roleFlag: 0 | 1): Promise<void> {
  const scene = { roleId, sceneId: PermissionScene.postComments, customerRole: roleId, customerState: 0, roleFlag };
  gateway.answer('listCustomerRoleConfig', { permissionList: [scene] });
  gateway.answer('listComments', list);
  await renderPage(
    <main>
      <h1>骨元</h1>
      <Link to="#comment-nobody">更早的评论</Link>
      <CommentSection item={{ resourceType: 1, resourceId: 'v1' }} quoting={null} />
    </main>,
  );
  await expect.element(page.getByText('后壁厚度差多少？', { exact: true })).toBeVisible();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a thread is edited in place, and a reported comment cannot be reported again', async ({ gateway }) => {
  logIn(gateway);
  await show(gateway, RoleId.doctorLevel1, 1);
  await expect.element(page.getByText('我们科一律屈膝120°。', { exact: true })).toBeVisible();
  await expect.element(button('已举报')).toBeDisabled();
  await page.getByRole('button', { name: /^编辑/ }).click();
  await expect.element(page.getByRole('listitem').getByRole('textbox').first()).toHaveValue('后壁厚度差多少？');
  expect(await axeViolations('main')).toEqual([]);
});

test('the address of a deleted comment shows a notice in view', async ({ gateway }) => {
  await show(gateway, RoleId.doctorLevel1, 1);
  gateway.refuse('listComments', 40_400, '内容不存在');
  await page.getByRole('link', { name: '更早的评论', exact: true }).click();
  const missing = page.getByText('链接到的评论不存在，或已被删除', { exact: true });
  await expect.element(missing).toHaveFocus();
  await expect.element(missing).toBeInViewport();
});

test('a visitor can read, and is shown the requirements of writing', async ({ gateway }) => {
  await show(gateway, RoleId.visitor, 0);
  await expect.element(page.getByText('请先登录', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '请输入评论内容', exact: true })).not.toBeInTheDocument();
  const requested: unknown[] = [];
  const stop = on('actionRequested', (request) => requested.push(request));
  await button('去登录').click();
  expect(requested).toEqual([{ action: { name: 'writeComment', data: { commentId: null } } }]);
  stop();
});
