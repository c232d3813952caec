import type { Comment, ResponseOf } from '@osteon/contract';
import { encodeMention, PermissionScene } from '@osteon/domain';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { COMPOSITION_ENDS, dispatchInput, ENTER_STEPS } from '../../../../test/input/composition.ts';
import { CommentSection } from '../comment/comment-section.tsx';

const person = (id: string, name: string) => ({
  id,
  name,
  nameEn: '',
  title: '主任医师',
  hospital: '北泽骨科医院',
  specialtyId: 'trauma',
  portrait: '',
});
const candidates = [person('d1', '李明'), person('d2', '李明远')];

const comment: Comment = {
  commentId: 'c1',
  author: person('d3', '王五'),
  isItemAuthor: false,
  state: 'shown',
  text: `请${encodeMention('d1')}和${encodeMention('d9')}看<b>`,
  mentions: [
    { id: 'd1', name: '李明' },
    { id: 'd9', name: null },
  ],
  quote: null,
  findings: [],
  decision: null,
  createdAt: Date.UTC(2026, 10, 22),
  editedAt: null,
  likeCount: 0,
  answerCount: 0,
  rootId: null,
  replyTo: null,
  own: { isMine: true, isLiked: false, isReported: false, canBlock: false, editableMs: 600_000 },
  replies: [],
};

const list: ResponseOf<'listComments'> = { list: [comment], held: [], mute: null, nextCursor: null, total: 1 };

async function show(gateway: FakeGateway): Promise<void> {
  logIn(gateway);
  const granted = { roleId: 5, sceneId: PermissionScene.postComments, customerRole: 5, customerState: 0, roleFlag: 1 };
  gateway.answer('listCustomerRoleConfig', { permissionList: [granted] });
  gateway.answer('listComments', list);
  gateway.answer('listMentionCandidates', { list: candidates });
  await renderPage(
    <main>
      <CommentSection item={{ resourceType: 1, resourceId: 'v1' }} quoting={null} />
    </main>,
  );
}

const field = page.getByRole('textbox', { name: '请输入评论内容', exact: true });
const listbox = page.getByRole('listbox', { name: '可提到的用户', exact: true });
const option = (name: string) => listbox.getByRole('option', { name: new RegExp(`${name} 主任医师`) });

test('a mention is a link to the person, and of an erased one it is text', async ({ gateway }) => {
  await show(gateway);
  await expect
    .element(page.getByRole('link', { name: '@李明', exact: true }))
    .toHaveAttribute('href', '/doctorHome?id=d1');
  const entry = page.getByRole('listitem').filter({ hasText: '请@李明和@已注销用户看<b>' });
  await expect.element(entry).toBeVisible();
});

test('people are selected by the keyboard, and sent as references', async ({ gateway }) => {
  await show(gateway);
  await field.fill('请');
  await userEvent.keyboard('@李');
  await expect.element(option('李明远')).toBeVisible();
  await expect.poll(() => gateway.lastPayload('listMentionCandidates')).toMatchObject({ keyWord: '李' });
  await expect.element(option('李明')).toHaveAttribute('aria-selected', 'true');
  expect(await axeViolations('main')).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('李明远')).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', option('李明远').element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('请@李明远 ');
  await expect.element(listbox).not.toBeInTheDocument();
  await userEvent.keyboard('看，@李');
  await expect.element(listbox).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(listbox).not.toBeInTheDocument();
  await userEvent.keyboard('明');
  await option('李明').click();
  await expect.element(field).toHaveValue('请@李明远 看，@李明 ');
  await expect.element(field).toHaveFocus();
  gateway.answer('createComment', { ...comment, commentId: 'c2' });
  await page.getByRole('button', { name: '发表评论', exact: true }).click();
  await expect.element(page.getByText('评论成功', { exact: true })).toBeVisible();
  const sent = `请${encodeMention('d2')} 看，${encodeMention('d1')} `;
  await expect.poll(() => gateway.lastPayload('createComment')).toMatchObject({ text: sent });
});

test('an edit shows the names and sends the references; on a phone the list has room', async ({ gateway }) => {
  await page.viewport(360, 900);
  await show(gateway);
  await page.getByRole('button', { name: /^编辑/ }).click();
  const editor = page.getByRole('listitem').getByRole('textbox');
  await expect.element(editor).toHaveValue('请@李明和@已注销用户看<b>');
  await editor.fill('请@李明看@李');
  await expect.element(listbox).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await userEvent.keyboard('{Escape}');
  gateway.answer('editComment', comment);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect.element(editor).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('editComment')).toMatchObject({ text: `请${encodeMention('d1')}看@李` });
});

/** Opens the list of people in the field. */
async function openList(gateway: FakeGateway): Promise<void> {
  await show(gateway);
  await field.fill('请');
  await userEvent.keyboard('@李');
  await expectActive('李明');
}

async function expectActive(name: string): Promise<void> {
  await expect.element(option(name)).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', option(name).element().id);
  await expect.element(field).toHaveAttribute('aria-controls', listbox.element().id);
}

test('the arrow keys go round the people, and Home and End to the ends', async ({ gateway }) => {
  await openList(gateway);
  await userEvent.keyboard('{ArrowUp}');
  await expectActive('李明远');
  await userEvent.keyboard('{ArrowDown}');
  await expectActive('李明');
  await userEvent.keyboard('{End}');
  await expectActive('李明远');
  await userEvent.keyboard('{Home}');
  await expectActive('李明');
  await userEvent.keyboard('{ArrowDown}明');
  await expectActive('李明');
});

test('Tab takes the active person as Enter does; keys with Ctrl are not those of the list', async ({ gateway }) => {
  await openList(gateway);
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect.element(field).toHaveValue('请@李明远 ');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('@李');
  await expectActive('李明');
  gateway.answer('createComment', { ...comment, commentId: 'c2' });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => gateway.lastPayload('createComment')).toMatchObject({ text: `请${encodeMention('d2')} @李` });
});

test.for(COMPOSITION_ENDS)(
  'the Enter that ends a composition takes nobody in %s, the next does',
  async ([, steps], { gateway }) => {
    await openList(gateway);
    dispatchInput(field, steps);
    await expectActive('李明');
    await expect.element(field).toHaveValue('请@李');
    dispatchInput(field, ENTER_STEPS);
    await expect.element(field).toHaveValue('请@李明 ');
  },
);

test.for(COMPOSITION_ENDS)(
  'the Enter that ends a composition sends no comment in %s, the next does',
  async ([, steps], { gateway }) => {
    await show(gateway);
    gateway.answer('createComment', { ...comment, commentId: 'c2' });
    await field.fill('骨折');
    dispatchInput(field, steps, { ctrlKey: true });
    await expect.element(field).toHaveValue('骨折');
    expect(gateway.sent.filter(({ name }) => name === 'createComment')).toEqual([]);
    dispatchInput(field, ENTER_STEPS, { ctrlKey: true });
    await expect.poll(() => gateway.lastPayload('createComment')).toMatchObject({ text: '骨折' });
  },
);
