import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { CourseChange } from './course-change.tsx';

const change = { changedAt: 5, added: ['新的一节', '另一节'], removed: ['旧的一节'], changed: [], testChanged: true };

const show = () =>
  renderPage(
    <main className="page">
      <h1>骨元</h1>
      <CourseChange courseId="c01" change={change} />
    </main>,
  );

const gotIt = page.getByRole('button', { name: '我知道了', exact: true });

test('names the changes, and is dismissed up to the last one that it displays', async ({ gateway }) => {
  logIn(gateway);
  const requests: unknown[] = [];
  gateway.answer('dismissCourseChange', (request) => {
    requests.push(request);
    return { dismissed: true };
  });
  await show();
  const section = page.getByRole('region', { name: '课程有更新', exact: true });
  expect(section.element().textContent).toBe(
    '课程有更新新增新的一节另一节移除旧的一节结课测试的题目有调整其余章节的学习进度保留不变。我知道了',
  );
  expect(await axeViolations('main')).toEqual([]);
  await gotIt.click();
  await expect.poll(() => requests).toEqual([{ id: 'c01', changedAt: 5 }]);
});

test('a failed dismissal shows an error', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('dismissCourseChange', 50_000);
  await show();
  await gotIt.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(gotIt).toBeEnabled();
});
