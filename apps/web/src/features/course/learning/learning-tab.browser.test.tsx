import type { RequestOf, ResponseOf } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { videoCard } from '../../../../test/cards.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import type { JoinedCourse } from '../../../entities/course/api/get-my-learning.ts';
import { LearningTab } from './learning-tab.tsx';

const joined = (change: Partial<JoinedCourse> = {}): JoinedCourse => ({
  card: videoCard('c07', '髋部骨折规范化诊疗', { pcLink: '/courseTerminal?id=c07' }),
  learntAt: 1,
  completedAt: null,
  next: {
    lessonId: 'c07-l1',
    number: 1,
    title: '头颈螺钉位置',
    type: 'video',
    pcLink: '/videoTerminal?id=v24',
    remainingSeconds: 294,
  },
  test: null,
  ...change,
});

const finished = joined({ completedAt: 1, next: null, test: { attemptsLeft: 2, score: 90 } });

const atTest = (id: string, test: JoinedCourse['test']) =>
  joined({
    card: videoCard(id, `课程${id}`, { pcLink: `/courseTerminal?id=${id}` }),
    next: {
      lessonId: `${id}-l5`,
      number: 5,
      title: '结课测试',
      type: 'test',
      pcLink: `/courseTerminal?id=${id}&view=test`,
      remainingSeconds: null,
    },
    test,
  });

const emptyWeek: ResponseOf<'getLearningWeek'> = {
  days: Array.from({ length: 7 }, (_, index) => ({ day: `2026-11-${23 + index}`, seconds: 0 })),
  lessonsDone: 0,
};

/** Mocks the calls of the tab; returns the lists that were requested. */
function answer(gateway: FakeGateway, list: (request: RequestOf<'getMyLearning'>) => JoinedCourse[]) {
  const requests: RequestOf<'getMyLearning'>[] = [];
  logIn(gateway);
  gateway.answer('pickTenMinutes', { chapters: [] });
  gateway.answer('getLearningWeek', emptyWeek);
  gateway.answer('getMyLearning', (request) => {
    requests.push(request);
    return {
      list: list(request),
      nextCursor: null,
      counts: { due: 1, finished: 1, notStarted: 0 },
      specialties: [{ id: 'trauma', name: '创伤骨科', nameEn: '' }],
    };
  });
  return requests;
}

const show = () =>
  renderPage(
    <main className="page">
      <h1>骨元</h1>
      <LearningTab />
    </main>,
  );

test('a course in progress can be continued, and a completed one has its score and certificate', async ({
  gateway,
}) => {
  answer(gateway, ({ state }) => [state === 'finished' ? finished : joined()]);
  await show();
  const certificate = page.getByRole('button', { name: '证书：髋部骨折规范化诊疗', exact: true });
  await expect.element(page.getByRole('link', { name: '继续学习', exact: true })).toBeVisible();
  expect(certificate.elements()).toEqual([]);
  await page.getByRole('radio', { name: '已完成 1', exact: true }).click();
  await expect.element(certificate).toBeVisible();
  await expect.element(page.getByText('结课测试90分', { exact: true })).toBeVisible();
  expect(page.getByRole('link', { name: '继续学习', exact: true }).elements()).toEqual([]);
  expect(await axeViolations('main')).toEqual([]);
});

test('a test that is next shows its state, and its button the action', async ({ gateway }) => {
  answer(gateway, () => [
    atTest('c01', { attemptsLeft: 3, score: null }),
    atTest('c02', { attemptsLeft: 2, score: 65 }),
    atTest('c03', { attemptsLeft: 0, score: 40 }),
  ]);
  await show();
  const rows = page.getByRole('region', { name: '我的学习', exact: true }).getByRole('listitem');
  const expected = [
    ['今天可答3次', '去测试'],
    ['还可答2次，上次65分', '再测一次'],
    ['今天的机会已用完，上次40分', '查看解析'],
  ] as const;
  for (const [index, [text, go]] of expected.entries()) {
    await expect.element(rows.nth(index).getByText(text, { exact: true })).toBeVisible();
    await expect
      .element(rows.nth(index).getByRole('link', { name: go, exact: true }))
      .toHaveAttribute('href', `/courseTerminal?id=c0${index + 1}&view=test`);
  }
  expect(await axeViolations('main')).toEqual([]);
});

test('the list is filtered by specialty and credit, and an empty one offers to remove the filters', async ({
  gateway,
}) => {
  const requests = answer(gateway, ({ credit }) => (credit === 'II' ? [] : [joined()]));
  await show();
  await page.getByRole('combobox', { name: '专业', exact: true }).selectOptions('创伤骨科');
  await expect.poll(() => requests.at(-1)).toMatchObject({ state: 'due', specialtyId: 'trauma' });
  await page.getByRole('combobox', { name: '学分', exact: true }).selectOptions('II类学分');
  await expect.poll(() => requests.at(-1)).toMatchObject({ state: 'due', specialtyId: 'trauma', credit: 'II' });
  await expect.element(page.getByText('没有符合条件的课程', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '清除筛选条件', exact: true }).click();
  await expect.element(page.getByRole('link', { name: '继续学习', exact: true })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: '专业', exact: true })).toHaveValue('');
});
