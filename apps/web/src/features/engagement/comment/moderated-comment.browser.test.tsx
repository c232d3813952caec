import type { Comment, CommentDecision, ResponseOf } from '@osteon/contract';
import { PermissionScene } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { CommentSection } from './comment-section.tsx';

const NUMBER = 'PL20261123-0001';
const decision: CommentDecision = {
  number: NUMBER,
  reason: '含推广链接',
  decidedAt: Date.UTC(2026, 10, 23, 2),
  appeal: null,
};
const appeal = { text: '链接是指南原文', state: 'open', sentAt: Date.UTC(2026, 10, 23, 3), answer: '' } as const;
const mute = { ...decision, reason: '多次发布广告', until: Date.UTC(2026, 10, 30, 2) };

const removed: Comment = {
  commentId: 'c1',
  author: { id: 'd1', name: '李明', nameEn: '', title: '主任医师', hospital: '', specialtyId: 'trauma', portrait: '' },
  isItemAuthor: false,
  state: 'removed',
  text: '低价器械，加微信',
  quote: null,
  mentions: [],
  findings: [],
  decision,
  createdAt: Date.UTC(2026, 10, 22),
  editedAt: null,
  likeCount: 0,
  answerCount: 0,
  rootId: null,
  replyTo: null,
  own: { isMine: true, isLiked: false, isReported: false, canBlock: false, editableMs: 0 },
  replies: [],
};

type List = ResponseOf<'listComments'>;

const empty: List = { list: [], held: [], mute: null, nextCursor: null, total: 0 };

async function show(gateway: FakeGateway, comments: Partial<List>): Promise<void> {
  logIn(gateway);
  const granted = { roleId: 5, sceneId: PermissionScene.postComments, customerRole: 5, customerState: 0, roleFlag: 1 };
  gateway.answer('listCustomerRoleConfig', { permissionList: [granted] });
  gateway.answer('listComments', { ...empty, ...comments });
  await renderPage(
    <main>
      <CommentSection item={{ resourceType: 1, resourceId: 'v1' }} />
    </main>,
  );
}

const entry = page.getByRole('listitem').filter({ hasText: '低价器械，加微信' });
const appealButton = page.getByRole('button', { name: '申诉', exact: true });
const appealField = page.getByRole('textbox', { name: '请输入申诉理由', exact: true });
const send = page.getByRole('button', { name: '提交申诉', exact: true });

test('the author of a removed comment reads the reason, and can appeal once', async ({ gateway }) => {
  await show(gateway, { held: [removed] });
  await expect.element(entry.getByText('评论已被移除', { exact: true })).toBeVisible();
  await expect.element(entry.getByText('含推广链接', { exact: true })).toBeVisible();
  await expect.element(entry.getByRole('button', { name: '删除', exact: true })).toBeVisible();
  await expect.element(entry.getByRole('button', { name: /编辑|回复|点赞/ })).not.toBeInTheDocument();
  await appealButton.click();
  await expect.element(appealField).toHaveFocus();
  await expect.element(send).toBeDisabled();
  await appealField.fill('字'.repeat(501));
  await expect.element(page.getByText('501 / 500', { exact: true })).toBeVisible();
  await expect.element(send).toBeDisabled();
  await appealField.fill(appeal.text);
  expect(await axeViolations('main')).toEqual([]);
  gateway.answer('appealCommentDecision', { ...decision, appeal });
  gateway.answer('listComments', { ...empty, held: [{ ...removed, decision: { ...decision, appeal } }] });
  await send.click();
  await expect.element(entry.getByRole('status')).toHaveTextContent('已提交，请等待答复');
  await expect.element(entry.getByText(appeal.text, { exact: true })).toBeVisible();
  await expect.element(appealButton).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastPayload('appealCommentDecision'))
    .toMatchObject({ number: NUMBER, text: appeal.text });
});

test('a refused appeal retains its text', async ({ gateway }) => {
  await show(gateway, { held: [removed] });
  gateway.refuse('appealCommentDecision', 42_900, '操作过于频繁，请稍后重试');
  await appealButton.click();
  await appealField.fill(appeal.text);
  await send.click();
  await expect.element(page.getByText('操作过于频繁，请稍后重试', { exact: true })).toBeVisible();
  await expect.element(appealField).toHaveValue(appeal.text);
});

test('the answer to a rejected appeal is shown at the comment', async ({ gateway }) => {
  const rejected = { ...appeal, state: 'rejected', answer: '链接指向商城' } as const;
  await show(gateway, { held: [{ ...removed, decision: { ...decision, appeal: rejected } }] });
  await expect.element(entry.getByRole('status')).toHaveTextContent('申诉未通过');
  await expect.element(entry.getByText('链接指向商城', { exact: true })).toBeVisible();
});

test('a stub shows that the comment is missing, without a reason', async ({ gateway }) => {
  const own = { ...removed.own, isMine: false };
  const stub: Comment = { ...removed, state: 'deleted', author: null, text: '', decision: null, answerCount: 1, own };
  await show(gateway, { list: [stub], total: 1 });
  await expect.element(page.getByText('该评论已不可见', { exact: true })).toBeVisible();
  await expect.element(appealButton).not.toBeInTheDocument();
});

test('a muted author reads the reason and the end instead of the field, and can appeal there', async ({ gateway }) => {
  await show(gateway, { mute });
  await expect.element(page.getByText('您已被禁言，暂时无法发言', { exact: true })).toBeVisible();
  await expect.element(page.getByText('多次发布广告', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2026.11.30 10:00', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '请输入评论内容' })).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
  await page.viewport(360, 900);
  await appealButton.click();
  await expect.element(appealField).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('a comment that is refused because of a new mute stays, and the page shows the reason', async ({ gateway }) => {
  await show(gateway, {});
  const field = page.getByRole('textbox', { name: '请输入评论内容', exact: true });
  await field.fill('屈膝90°');
  gateway.refuse('createComment', 110_071, '您已被禁言至2026.11.30 10:00，暂时无法发言。原因：多次发布广告');
  gateway.answer('listComments', { ...empty, mute });
  await page.getByRole('button', { name: '发表评论', exact: true }).click();
  await expect.element(page.getByText('发送失败', { exact: true })).toBeVisible();
  await expect.element(page.getByText('屈膝90°', { exact: true })).toBeVisible();
  await expect.element(page.getByText('您已被禁言，暂时无法发言', { exact: true })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});
