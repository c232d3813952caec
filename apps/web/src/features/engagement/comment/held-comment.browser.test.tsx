import type { Comment, RequestOf, ResponseOf } from '@osteon/contract';
import { findPatientIdentifiers, PermissionScene } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { CommentSection } from './comment-section.tsx';

/** The comment of a text as the gateway judges it. */
function judge(text: string): Comment {
  const findings = [...findPatientIdentifiers(text)];
  return {
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
    state: findings.length > 0 ? 'held' : 'shown',
    text,
    quote: null,
    mentions: [],
    findings,
    decision: null,
    createdAt: Date.UTC(2026, 10, 22),
    editedAt: null,
    likeCount: 0,
    answerCount: 0,
    rootId: null,
    replyTo: null,
    own: { isMine: true, isLiked: false, isReported: false, canBlock: false, editableMs: 0 },
    replies: [],
  };
}

function list(comment: Comment): ResponseOf<'listComments'> {
  const isHeld = comment.state === 'held';
  return {
    list: isHeld ? [] : [comment],
    held: isHeld ? [comment] : [],
    mute: null,
    nextCursor: null,
    total: isHeld ? 0 : 1,
  };
}

async function show(gateway: FakeGateway, text: string): Promise<void> {
  logIn(gateway);
  const granted = { roleId: 5, sceneId: PermissionScene.postComments, customerRole: 5, customerState: 0, roleFlag: 1 };
  gateway.answer('listCustomerRoleConfig', { permissionList: [granted] });
  gateway.answer('listComments', list(judge(text)));
  gateway.answer('editComment', ({ text: fixedText }: RequestOf<'editComment'>) => {
    gateway.answer('listComments', list(judge(fixedText)));
    return judge(fixedText);
  });
  await renderPage(
    <main>
      <CommentSection item={{ resourceType: 1, resourceId: 'v1' }} quoting={null} />
    </main>,
  );
}

const title = page.getByText('评论里有患者信息，还没有发表', { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('each finding is marked, and fixed by one tap', async ({ gateway }) => {
  await show(gateway, '患者李建国，住院号20260418，术后当天下地。');
  await expect.element(title).toBeVisible();
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['李建国', '20260418']);
  expect(await axeViolations('main')).toEqual([]);
  await button('改为“患者” 李建国').click();
  await expect.element(button('改为“患者” 李建国')).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastPayload('editComment'))
    .toMatchObject({ text: '患者，住院号20260418，术后当天下地。' });
  await expect.element(title).toBeVisible();
  await button('删去 20260418').click();
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(page.getByText('患者，住院号，术后当天下地。', { exact: true })).toBeVisible();
});

test('all findings are fixed at once, which publishes the comment', async ({ gateway }) => {
  await show(gateway, '姓名：李建国，电话13812345678，T12骨折。');
  await button('全部替换后发表').click();
  await expect.element(title).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('editComment')).toMatchObject({ text: '姓名：患者，电话，T12骨折。' });
});

test('a refused change shows a message, and leaves the comment unchanged', async ({ gateway }) => {
  await show(gateway, '患者李建国术后当天下地。');
  gateway.refuse('editComment', 42_900, '操作过于频繁，请稍后重试');
  await button('全部替换后发表').click();
  await expect.element(page.getByText('操作过于频繁，请稍后重试', { exact: true })).toBeVisible();
  await expect.element(title).toBeVisible();
});
