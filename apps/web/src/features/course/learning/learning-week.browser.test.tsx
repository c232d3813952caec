import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { LearningWeek } from './learning-week.tsx';

const SECONDS = [3600, 59, 7200, 0, 600, 780, 0];

const show = () =>
  renderPage(
    <main className="page">
      <h1>骨元</h1>
      <LearningWeek />
    </main>,
  );

test('a week shows its time by days, in words too, and the finished lessons', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('getLearningWeek', {
    days: SECONDS.map((seconds, index) => ({ day: `2026-11-${23 + index}`, seconds })),
    lessonsDone: 4,
  });
  await show();
  await expect.element(page.getByText('3小时23分', { exact: true })).toBeVisible();
  await expect.element(page.getByText('完成4节', { exact: true })).toBeVisible();
  const days = page.getByRole('listitem').elements();
  expect(days.map(({ textContent }) => textContent)).toEqual([
    '一1小时0分',
    '二不到1分钟',
    '三2小时0分',
    '四0分钟',
    '五10分钟',
    '六13分钟',
    '日0分钟',
  ]);
  const heights = days.map((day) => day.querySelector('i')?.getBoundingClientRect().height);
  expect(heights[2]).toBe(64);
  expect(heights[0]).toBe(32);
  expect(heights[3]).toBe(2);
  expect(await axeViolations('main')).toEqual([]);
});

test('a week that failed to load can be retried', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('getLearningWeek', 50_000);
  await show();
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  gateway.answer('getLearningWeek', {
    days: SECONDS.map((_, index) => ({ day: `2026-11-${23 + index}`, seconds: 0 })),
    lessonsDone: 0,
  });
  await retry.click();
  await expect.element(page.getByText('完成0节', { exact: true })).toBeVisible();
});
