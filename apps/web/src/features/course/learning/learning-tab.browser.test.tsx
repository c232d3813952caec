import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { videoCard } from '../../../../test/cards.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { JoinedCourse } from '../../../entities/course/api/get-my-learning.ts';
import { LearningTab } from './learning-tab.tsx';

const joined = (completedAt: number | null): JoinedCourse => ({
  card: videoCard('c07', '髋部骨折规范化诊疗', { pcLink: '/courseTerminal?id=c07' }),
  learntAt: 1,
  completedAt,
  next:
    completedAt === null
      ? { lessonId: 'c07-l1', number: 1, title: '头颈螺钉位置', pcLink: '/videoTerminal?id=v24', remainingSeconds: 294 }
      : null,
});

test('what is under way goes on, and what is finished has its certificate', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('pickTenMinutes', { chapters: [] });
  gateway.answer('getMyLearning', ({ state }) => ({
    list: [joined(state === 'finished' ? 1 : null)],
    nextCursor: null,
    counts: { due: 1, finished: 1, notStarted: 0 },
  }));
  await renderPage(
    <main className="page">
      <h1>骨元</h1>
      <LearningTab />
    </main>,
  );
  const certificate = page.getByRole('button', { name: '证书：髋部骨折规范化诊疗', exact: true });
  await expect.element(page.getByRole('link', { name: '继续学习', exact: true })).toBeVisible();
  expect(certificate.elements()).toEqual([]);
  await page.getByRole('radio', { name: '已完成 1', exact: true }).click();
  await expect.element(certificate).toBeVisible();
  expect(page.getByRole('link', { name: '继续学习', exact: true }).elements()).toEqual([]);
  expect(await axeViolations('main')).toEqual([]);
});
