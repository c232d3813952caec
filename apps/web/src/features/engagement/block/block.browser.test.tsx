import type { Comment, ResponseOf } from '@osteon/contract';
import { PermissionScene } from '@osteon/domain';
import { Suspense } from 'react';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { SettingsRows } from '../../../ui/settings/settings-row.tsx';
import { CommentSection } from '../comment/comment-section.tsx';
import { BlockedRow } from './blocked-row.tsx';

const person = {
  id: 'd1',
  name: '李明',
  nameEn: '',
  title: '主任医师',
  hospital: '北泽骨科医院',
  specialtyId: 'trauma',
  portrait: '',
};

const comment: Comment = {
  commentId: 'c1',
  author: person,
  isItemAuthor: false,
  state: 'shown',
  text: '低价器械',
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
  own: { isMine: false, isLiked: false, isReported: false, canBlock: true, editableMs: 0 },
  replies: [],
};

const list: ResponseOf<'listComments'> = { list: [comment], held: [], mute: null, nextCursor: null, total: 1 };

const entry = page.getByRole('listitem').filter({ hasText: comment.text });
const menu = page.getByRole('button', { name: '更多：李明的评论', exact: true });
const question = page.getByRole('dialog', { name: '屏蔽李明？', exact: true });

test('the menu of a comment blocks its author after a confirmation', async ({ gateway }) => {
  logIn(gateway);
  const granted = { roleId: 5, sceneId: PermissionScene.postComments, customerRole: 5, customerState: 0, roleFlag: 1 };
  gateway.answer('listCustomerRoleConfig', { permissionList: [granted] });
  gateway.answer('listComments', list);
  await renderPage(
    <main>
      <CommentSection item={{ resourceType: 1, resourceId: 'v1' }} quoting={null} />
    </main>,
  );
  await page.viewport(360, 900);
  await expect.element(menu).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await menu.click();
  await page.getByRole('menuitem', { name: '屏蔽李明', exact: true }).click();
  await question.getByRole('button', { name: '取消', exact: true }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('blockPerson')).toBeUndefined();

  menu.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: '屏蔽李明', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toBeVisible();
  gateway.answer('blockPerson', {});
  gateway.answer('listComments', { ...list, list: [] });
  await question.getByRole('button', { name: '屏蔽', exact: true }).click();
  await expect.element(page.getByText('已屏蔽李明', { exact: true })).toBeVisible();
  await expect.element(entry).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('blockPerson')).toMatchObject({ doctorId: 'd1', on: true });
});

test('the list of blocked people can unblock each; a refusal is shown and changes nothing', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listBlocked', { list: [{ person, blockedAt: Date.UTC(2026, 10, 22) }], nextCursor: null });
  await renderPage(
    <main>
      <h1>个人信息</h1>
      <SettingsRows>
        <Suspense fallback="…">
          <BlockedRow />
        </Suspense>
      </SettingsRows>
    </main>,
  );
  const end = page.getByRole('button', { name: '解除对李明的屏蔽', exact: true });
  await expect.element(end).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  gateway.refuse('blockPerson', 42_900, '操作过于频繁，请稍后重试');
  await end.click();
  await expect.element(page.getByText('操作过于频繁，请稍后重试', { exact: true })).toBeVisible();
  await expect.element(end).toBeVisible();
  gateway.answer('blockPerson', {});
  gateway.answer('listBlocked', { list: [], nextCursor: null });
  await end.click();
  await expect.element(page.getByText('未屏蔽任何用户', { exact: true })).toBeVisible();
  await expect.poll(() => gateway.lastPayload('blockPerson')).toMatchObject({ doctorId: 'd1', on: false });
});
