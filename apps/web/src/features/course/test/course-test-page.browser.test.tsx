import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import { failed, openTest, passed, questions, running } from '../../../../test/course-test.ts';
import { button, option, showTest } from '../../../../test/course-test-page.tsx';
import { useDialogs } from '../../../lib/dialogs.ts';

const question = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 });

test('a single choice is answered and saved, and marked as answered on the card', async ({ gateway }) => {
  await showTest(gateway, { running });
  await expect.element(question('以手术床为参照放置的臼杯最可能出现')).toBeVisible();
  await expect.element(page.getByText(/^剩余 14:[12]\d$/)).toBeVisible();
  await expect.element(button('上一题')).toHaveAttribute('aria-disabled', 'true');
  await option('实际前倾角不足').click();
  await expect.element(page.getByRole('radio', { name: '实际前倾角不足' })).toBeChecked();
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('saveTestAnswer'))
    .toMatchObject({
      id: 'attempt-1',
      questionId: 'c01-q1',
      answer: [2],
      isMarked: false,
    });
  await expect.element(button('第1题，已答')).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByText('已答 1 / 3', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('a multiple choice accepts several options by the keyboard, and is marked', async ({ gateway }) => {
  await showTest(gateway, { running });
  await button('第2题，未答').click();
  await expect.element(page.getByText('选出全部正确项', { exact: true })).toBeVisible();
  (page.getByRole('checkbox', { name: '切口偏外' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' {Tab} ');
  await button('标记，回头再看').click();
  await expect.element(button('第2题，已答，已标记')).toBeVisible();
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('saveTestAnswer'))
    .toMatchObject({ questionId: 'c01-q9', answer: [0, 1], isMarked: true });
  await option('切口偏外').click();
  await expect.poll(() => gateway.lastPayload('saveTestAnswer')).toMatchObject({ answer: [1], isMarked: true });
  expect(await axeViolations('main')).toEqual([]);
});

test.describe('an order', () => {
  const rows = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent)
      .filter((text) => /^\d[切结截]/.test(text));

  test('is made by the arrow keys, and by the buttons of each option', async ({ gateway }) => {
    await showTest(gateway, { running });
    await button('第3题，未答').click();
    (button('移动：截骨后取头').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText('截骨后取头，第2位', { exact: true })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(rows()).toEqual(['1切开筋膜', '2结扎升支', '3截骨后取头']);
    await expect.element(button('移动：截骨后取头')).toHaveFocus();
    await button('上移：结扎升支').click();
    expect(rows()).toEqual(['1结扎升支', '2切开筋膜', '3截骨后取头']);
    await button('下移：结扎升支').click();
    await expect
      .poll(() => gateway.lastPayload('saveTestAnswer'))
      .toMatchObject({ questionId: 'c01-q10', answer: [1, 2, 0] });
    expect(await axeViolations('main')).toEqual([]);
  });

  test('is made by dragging', async ({ gateway }) => {
    await showTest(gateway, { running });
    await button('第3题，未答').click();
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await userEvent.dragAndDrop(button('移动：截骨后取头'), row('结扎升支'));
    expect(rows()).toEqual(['1切开筋膜', '2结扎升支', '3截骨后取头']);
    await expect.poll(() => gateway.lastPayload('saveTestAnswer')).toMatchObject({ answer: [1, 2, 0] });
  });
});

test('questions without an answer are named before the submission, and count as wrong', async ({ gateway }) => {
  await showTest(gateway, { running });
  await option('实际前倾角不足').click();
  await button('交卷').click();
  const warning = page.getByRole('dialog', { name: '还有2题没答' });
  await expect.element(warning.getByText('第2、3题没有作答，未答按错计算。')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await button('去作答').click();
  await expect.element(question('下列哪些做法可降低股外侧皮神经损伤？')).toBeVisible();
  await expect.poll(() => gateway.count('submitCourseTest')).toBe(0);
  await button('交卷').click();
  await button('仍然交卷').click();
  await expect.element(page.getByRole('heading', { name: '未通过', exact: true })).toBeVisible();
});

test('a failed test names its weakest lesson and explains each question', async ({ gateway }) => {
  await showTest(gateway, { last: failed, attemptsLeft: 2 });
  await expect.element(page.getByText('/ 100，及格70', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('今天还有2次机会。错题集中在“直接前方入路与股骨松解”，先看这里再答：', { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '07:00 切口与筋膜切开' }))
    .toHaveAttribute('href', '/videoTerminal?id=v02&t=420');
  await button('第2题，答错').click();
  await expect.element(question('下列哪些做法可降低股外侧皮神经损伤？')).toHaveFocus();
  await expect.element(page.getByText('漏选', { exact: true })).toBeVisible();
  await expect.element(page.getByText('您排第3', { exact: true })).toBeVisible();
  expect(page.getByText('答错，得0分', { exact: true }).elements()).toHaveLength(2);
  expect(await axeViolations('main')).toEqual([]);
  await button('收起解析').click();
  await expect.element(page.getByText('漏选', { exact: true })).not.toBeInTheDocument();
  await button('再测一次').click();
  await expect.element(page.getByRole('timer')).toBeVisible();
});

test('a passed test shows the number of tries and links to the certificate', async ({ gateway }) => {
  await showTest(gateway, { last: passed, attemptsLeft: 2 });
  await expect.element(page.getByText('今天3次机会用了1次。', { exact: true })).toBeVisible();
  await expect.element(button('再测一次')).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
  // It depends on the machine if the dialog has loaded and opened before the test ends.
  gateway.answer('issueCertificate', () => new Promise(() => undefined));
  await button('查看证书').click();
  expect(useDialogs.getState().open).toEqual([{ name: 'certificate', data: { courseId: 'c01' } }]);
});

test('the page shows the result when the attempt expires', async ({ gateway }) => {
  await showTest(gateway, { running: { ...running, endsAt: running.serverTime + 1_500 } });
  await expect.element(page.getByText('剩余 00:01', { exact: true })).toBeVisible();
  gateway.answer('getCourseTest', { ...openTest, attemptsLeft: 2, last: { ...failed, isRunOut: true } });
  await expect.element(page.getByText(/^时间到，已按保存的答案交卷。今天还有2次机会。/)).toBeVisible();
});

for (const [what, change, texts, mayStart] of [
  ['may begin', {}, ['限时20分钟，开始后计时不停', '今天还有3次机会'], true],
  ['is locked', { isOpen: false }, ['学完前面的课程内容后开放'], false],
  ['has no try left', { attemptsLeft: 0 }, ['今天的3次机会已用完，请明天再来'], false],
] as const) {
  test(`a test that ${what} shows that`, async ({ gateway }) => {
    await showTest(gateway, change);
    for (const text of texts) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    expect(await axeViolations('main')).toEqual([]);
    if (!mayStart) return expect.element(button('开始测试')).not.toBeInTheDocument();
    await button('开始测试').click();
    await expect.element(question(questions[0]?.question ?? '')).toBeVisible();
  });
}

test('a refused start shows the reason', async ({ gateway }) => {
  await showTest(gateway, {});
  gateway.refuse('startCourseTest', 40_910, '今天的3次机会已用完，请明天再来');
  await button('开始测试').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('今天的3次机会已用完，请明天再来');
});

test('on a phone the card is a dialog, and the last question submits', async ({ gateway }) => {
  await page.viewport(390, 844);
  await showTest(gateway, { running });
  await button('答题卡，已答 0 / 3').click();
  const card = page.getByRole('dialog', { name: '答题卡' });
  await card.getByRole('button', { name: '标记，回头再看', exact: true }).click();
  await expect.element(card.getByRole('button', { name: '第1题，未答，已标记', exact: true })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await page.viewport(390, 844);
  await card.getByRole('button', { name: '第3题，未答', exact: true }).click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(question('直接前方入路各步骤的先后次序')).toBeVisible();
  await button('交卷').click();
  await expect.element(page.getByRole('dialog', { name: '还有3题没答' })).toBeVisible();
});
