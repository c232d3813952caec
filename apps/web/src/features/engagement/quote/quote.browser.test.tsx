import type { Comment, ResponseOf } from '@osteon/contract';
import { PermissionScene } from '@osteon/domain';
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { play } from '../../../ui/icon/icons.ts';
import { ReadingSection } from '../../../ui/page/reading.tsx';
import { CommentSection } from '../comment/comment-section.tsx';
import { sectionQuoting } from '../comment/section-quoting.tsx';
import { QuoteButton } from './quote-button.tsx';
import type { QuoteDraft, Quoting } from './quoting.tsx';

const secondQuote: QuoteDraft = { place: { second: 740 }, heading: '', text: '屈膝90°看清住院医师嵴与分叉嵴' };

const comment: Comment = {
  commentId: 'c1',
  author: { id: 'd1', name: '李明', nameEn: '', title: '主任医师', hospital: '', specialtyId: 'trauma', portrait: '' },
  isItemAuthor: false,
  state: 'shown',
  text: '足印区中心用软骨边缘定位',
  quote: { quoteId: 'q1', ...secondQuote },
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

const list: ResponseOf<'listComments'> = { list: [comment], held: [], mute: null, nextCursor: null, total: 1 };

const onOpen = vi.fn<Quoting['onOpen']>();
const quoting: Quoting = {
  hasTimeline: true,
  choice: ({ onQuote }) => (
    <QuoteButton icon={play} onClick={() => onQuote(secondQuote)}>
      引用当前时刻 12:20
    </QuoteButton>
  ),
  onOpen,
};

afterEach(() => {
  onOpen.mockClear();
});

async function show(gateway: FakeGateway, how: Quoting | null = quoting): Promise<void> {
  logIn(gateway);
  const granted = { roleId: 5, sceneId: PermissionScene.postComments, customerRole: 5, customerState: 0, roleFlag: 1 };
  gateway.answer('listCustomerRoleConfig', { permissionList: [granted] });
  gateway.answer('listComments', list);
  await renderPage(
    <main>
      <CommentSection item={{ resourceType: 1, resourceId: 'v1' }} quoting={how} />
    </main>,
  );
}

const entry = page.getByRole('listitem').filter({ hasText: comment.text });
const chip = entry.getByRole('button', { name: /引用 ?12:20 ?屈膝90°/ });
const field = page.getByRole('textbox', { name: '请输入评论内容', exact: true });
const choice = page.getByRole('button', { name: '引用当前时刻 12:20', exact: true });
const remove = page.getByRole('button', { name: '移除引用', exact: true });

test('the quote of a comment opens its position', async ({ gateway }) => {
  await show(gateway);
  await chip.click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(comment.quote);
  expect(await axeViolations('main')).toEqual([]);
});

test('where the page cannot open a quote, it is text', async ({ gateway }) => {
  await show(gateway, null);
  await expect.element(entry.getByText('12:20', { exact: true })).toBeVisible();
  await expect.element(chip).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: '按时间轴', exact: true })).not.toBeInTheDocument();
});

test('a draft quotes the current second, which can be removed, and is stored before the comment', async ({
  gateway,
}) => {
  await show(gateway);
  await choice.click();
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  await choice.click();
  await field.fill('后壁保留厚度差多少？');
  expect(await axeViolations('main')).toEqual([]);
  await page.viewport(360, 900);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  gateway.answer('createQuote', { quoteId: 'q2', citation: '' });
  gateway.answer('createComment', { ...comment, commentId: 'c2', text: '后壁保留厚度差多少？' });
  await page.getByRole('button', { name: '发表评论', exact: true }).click();
  await expect.element(page.getByText('评论成功', { exact: true })).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
  const { place, text } = secondQuote;
  await expect
    .poll(() => gateway.lastPayload('createQuote'))
    .toMatchObject({ resourceType: 1, resourceId: 'v1', place, text });
  await expect
    .poll(() => gateway.lastPayload('createComment'))
    .toMatchObject({ quoteId: 'q2', text: '后壁保留厚度差多少？' });
});

test("the timeline is a sort order of a video's comments", async ({ gateway }) => {
  await show(gateway);
  await page.getByRole('radio', { name: '按时间轴', exact: true }).click();
  await expect.poll(() => gateway.lastPayload('listComments')).toMatchObject({ sort: 'timeline' });
});

test('selected words of a section are quoted and copied with their source, and a quote leads to its paragraph', async ({
  gateway,
}) => {
  const words = '直径应不小于8 mm';
  const quote = { quoteId: 'q1', place: { section: 'section-2' }, heading: '第2页', text: words };
  logIn(gateway);
  const granted = { roleId: 5, sceneId: PermissionScene.postComments, customerRole: 5, customerState: 0, roleFlag: 1 };
  gateway.answer('listCustomerRoleConfig', { permissionList: [granted] });
  gateway.answer('listComments', { ...list, list: [{ ...comment, quote }] });
  await renderPage(
    <main>
      <ReadingSection id="section-2" heading="第2页">
        <p>腘绳肌腱编织</p>
        <p data-testid="cited">腘绳肌腱编织后直径应不小于8 mm，否则改五股。</p>
      </ReadingSection>
      <CommentSection item={{ resourceType: 2, resourceId: 'b1' }} quoting={sectionQuoting} />
    </main>,
  );
  await expect.element(field).toBeVisible();
  const text = page.getByTestId('cited').element().firstChild;
  if (!text) throw new Error('No text to select');
  const start = text.textContent?.indexOf(words) ?? 0;
  document.getSelection()?.setBaseAndExtent(text, start, text, start + words.length);
  const quoteIt = page.getByRole('button', { name: '引用所选文字', exact: true });
  await expect.element(quoteIt).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  gateway.answer('createQuote', { quoteId: 'q2', citation: '“直径”\n许清让《肌腱》第2页' });
  await page.getByRole('button', { name: '复制引文', exact: true }).click();
  await expect.element(page.getByText('引文已复制', { exact: true })).toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('createQuote'))
    .toMatchObject({ place: { section: 'section-2' }, text: words });
  await quoteIt.click();
  await expect.element(field).toHaveFocus();
  await expect.element(quoteIt).not.toBeInTheDocument();
  await expect.element(remove).toBeVisible();
  await entry.getByRole('button', { name: /第2页/ }).click();
  await expect.element(page.getByTestId('cited')).toHaveFocus();
});
