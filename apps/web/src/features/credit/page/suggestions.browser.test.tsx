import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { videoCard } from '../../../../test/cards.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { SuggestedCourse } from './suggest-courses.ts';
import { Suggestions } from './suggestions.tsx';
import type { SuggestedCourses } from './use-suggested-courses.ts';

const COURSE: SuggestedCourse = {
  card: { ...videoCard('c07', '髋部骨折规范化诊疗'), pcLink: '/courseTerminal?id=c07' },
  creditClass: 'I',
  points: 1.5,
  lessonsLeft: 6,
  minutesLeft: 140,
};

const show = (suggested: Partial<SuggestedCourses>) =>
  renderPage(
    <main>
      <Suggestions courses={null} error={null} retry={() => undefined} isBusy={false} {...suggested} />
    </main>,
  );
const main = page.getByRole('main');

test('a suggested course shows its remaining time and its credit', async () => {
  await show({ courses: [COURSE, { ...COURSE, card: { ...COURSE.card, resourceId: 'c08' }, minutesLeft: 52 }] });
  await expect.element(page.getByRole('heading', { name: '补足建议', exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: '髋部骨折规范化诊疗', exact: true }).first();
  await expect.element(link).toHaveAttribute('href', '/courseTerminal?id=c07');
  for (const text of ['剩6节 2小时20分', '剩6节 52分钟', 'I类 +1.5'])
    await expect.element(main).toMatchTextContent(text);
  expect(await axeViolations('main')).toEqual([]);
});

test('a failed load can be retried', async () => {
  let tries = 0;
  await show({ error: new Error('offline'), retry: () => tries++ });
  await page.getByRole('button', { name: '重试', exact: true }).click();
  expect(tries).toBe(1);
});

test('an empty list is reported', async () => {
  await show({ courses: [] });
  await expect.element(main).toMatchTextContent('暂时没有可以补足的课程');
});
