import { readFile } from 'node:fs/promises';
import type { RequestOf } from '@osteon/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { unanswered } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { openPhone } from '../support/phone.ts';
import { answerAllRightly } from './answer-test.ts';
import { learnCourse } from './learn-course.ts';

/** Questions of single and multiple choice and of ordering. */
const COURSE = 'c18';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

const read = async (request: APIRequestContext, payload: RequestOf<'getCourseTest'> = { id: COURSE }) =>
  callGateway(request, 'getCourseTest', payload);

test('a course test continues in another window, is failed, explained and passed, and leads to the certificate', {
  tag: '@core',
}, async ({ page, context, browser }) => {
  await logInAsDoctor(page.request, '贺知秋');
  const { customerId } = await callGateway(page.request, 'checkSession', {});
  await learnCourse(customerId, COURSE);
  await goto(page, `/courseTerminal?id=${COURSE}`);
  await main(page).getByRole('listitem').filter({ hasText: '结课测试' }).getByRole('link').click();
  await expect(main(page).getByText('今天还有3次机会', { exact: true })).toBeVisible();
  await press(page, '开始测试');
  await expect(main(page).getByRole('timer')).toBeVisible();

  // An answer on this device appears on the other one, in the same order, and both show the same clock.
  await main(page).getByRole('button', { name: '第2题，未答', exact: true }).click();
  const question = await main(page).getByRole('heading', { level: 2 }).first().textContent();
  await press(page, '标记，回头再看');
  await expect(main(page).getByText('已保存', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await goto(other, `/courseTerminal?id=${COURSE}&view=test`);
  await other.getByRole('button', { name: '第2题，未答，已标记', exact: true }).click();
  await expect(main(other).getByRole('heading', { level: 2 }).first()).toHaveText(question ?? '');
  await other.close();

  await press(page, '交卷');
  await expect(page.getByRole('dialog', { name: '还有12题没答' })).toBeVisible();
  await page.getByRole('button', { name: '仍然交卷', exact: true }).click();
  await expect(main(page).getByRole('heading', { name: '未通过', exact: true })).toBeVisible();
  await press(page, '查看解析');
  await expect(main(page).getByRole('heading', { name: '解析', exact: true })).toHaveCount(12);

  const { last } = await read(page.request);
  if (!last) throw new Error('there is no result');
  await press(page, '再测一次');
  await expect(main(page).getByRole('timer')).toBeVisible();
  await answerAllRightly(page, last);
  await expect(main(page).getByText('已答 12 / 12', { exact: true })).toBeVisible();
  await main(page).getByRole('complementary').getByRole('button', { name: '交卷', exact: true }).click();
  await expect(main(page).getByRole('heading', { name: '已通过', exact: true })).toBeVisible();
  expect((await read(page.request)).last).toMatchObject({ score: 100, passed: true, attemptsLeft: 1 });

  await press(page, '查看证书');
  const dialog = page.getByRole('dialog', { name: '课程已完成', exact: true });
  await expect(dialog.getByRole('heading', { name: '贺知秋', exact: true })).toBeVisible();
  await expect(dialog.getByText(/测试100分/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载PDF', exact: true }).click();
  await page.getByRole('menuitem', { name: 'English', exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^osteon-certificate-OST-C-\d{4}-\d{4}-\d{4}-en\.pdf$/);
  const pdf = await readFile(await file.path(), 'latin1');
  await dialog.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await main(page).getByRole('link', { name: '返回课程', exact: true }).click();
  await expect(main(page).getByText('课程已完成', { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: '查看证书', exact: true }).first().click();
  await expect(dialog.getByText(/OST-C-\d{4}-\d{4}-\d{4}/)).toBeVisible();

  const office = await openPhone(browser);
  await goto(office, /\/m\/transcript\?[\w=&.%-]+/.exec(pdf)?.[0] ?? '');
  await expect(office.getByRole('heading', { name: '证明有效', exact: true })).toBeVisible();
  await expect(office.getByText('贺*秋', { exact: true })).toBeVisible();
});

test('an answer whose window is closed without a network is saved when the test is opened again', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(...unanswered(baseURL ?? '', 'net::ERR_INTERNET_DISCONNECTED'));
  await logInAsDoctor(page.request, '贺知夏');
  const { customerId } = await callGateway(page.request, 'checkSession', {});
  await learnCourse(customerId, COURSE);
  const path = `/courseTerminal?id=${COURSE}&view=test`;
  await goto(page, path);
  await press(page, '开始测试');
  await expect(main(page).getByRole('timer')).toBeVisible();
  await context.setOffline(true);
  await press(page, '标记，回头再看');
  await expect(main(page).getByText('未保存，正在重试', { exact: true })).toBeVisible();
  const again = await context.newPage();
  await page.close();

  await context.setOffline(false);
  await goto(again, path);
  await expect(main(again).getByRole('button', { name: '第1题，未答，已标记', exact: true })).toBeVisible();
  await expect(main(again).getByText('已保存', { exact: true })).toBeVisible();
  expect((await read(again.request)).running?.questions.filter(({ isMarked }) => isMarked)).toHaveLength(1);
  expect(await again.evaluate(() => localStorage.getItem('testAnswers'))).toBeNull();
});
