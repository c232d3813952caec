import type { RequestOf, ResourceCard, ResponseOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { videoCard } from '../../../../test/cards.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { CourseListPage } from './course-list-page.tsx';

type CourseFields = NonNullable<ResourceCard['course']>;

const courseCard = (resourceId: string, title: string, fields: Partial<CourseFields> = {}): ResourceCard =>
  videoCard(resourceId, title, {
    resourceType: ResourceType.course,
    durationSeconds: null,
    pcLink: `/courseTerminal?id=${resourceId}`,
    course: {
      lessons: [
        { type: 'video', minutes: 50 },
        { type: 'test', minutes: 20 },
      ],
      hours: 2,
      points: 1,
      creditClass: 'I类',
      price: 299,
      vipFree: true,
      lecturers: { names: ['魏观澜', '顾怀川', '邵闻笛'], count: 5 },
      learning: null,
      ...fields,
    },
  });

const counts: ResponseOf<'countCourses'> = {
  total: 18,
  listed: 2,
  anySpecialty: 15,
  specialties: [{ id: 'joint', name: '关节外科', nameEn: '', count: 3 }],
  credits: [
    { value: 'any', count: 15 },
    { value: 'I', count: 8 },
    { value: 'II', count: 7 },
  ],
  prices: [
    { value: 'free', count: 9 },
    { value: 'vipFree', count: 5 },
    { value: 'paid', count: 4 },
  ],
  levels: [
    { value: 'resident', count: 12 },
    { value: 'attending', count: 5 },
    { value: 'senior', count: 1 },
  ],
  states: [
    { value: 'notJoined', count: 15 },
    { value: 'notStarted', count: 1 },
    { value: 'due', count: 1 },
    { value: 'finished', count: 1 },
  ],
};

/** Mocks the list by its filter, and returns the requests. */
function answerList(gateway: FakeGateway) {
  const requests: RequestOf<'listContent'>[] = [];
  gateway.answer('countCourses', counts);
  gateway.answer('listContent', (request) => {
    requests.push(request);
    const list =
      request.price === 'paid'
        ? []
        : [courseCard('c02', '膝骨关节炎阶梯治疗'), courseCard('c01', '全髋关节置换术', { price: 0 })];
    return { list, nextCursor: null };
  });
  return requests;
}

const show = () =>
  renderPage(
    <main>
      <CourseListPage />
    </main>,
  );

const cards = page.getByRole('list', { name: '课程列表', exact: true }).getByRole('listitem');

test('courses are filtered, with the count of each choice, and an empty list offers to remove the filters', async ({
  gateway,
}) => {
  const requests = answerList(gateway);
  await show();
  await expect.element(cards.first()).toBeVisible();
  expect(cards.first().element().textContent).toMatch(
    /魏观澜、顾怀川、邵闻笛等5位2节1小时10分I类1学分关节外科¥299会员免费$/,
  );
  expect(cards.nth(1).element().textContent).toMatch(/关节外科免费$/);
  await expect.element(page.getByText('18门', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: '共2门' })).toBeVisible();
  expect(page.getByLabelText('学习状态').elements()).toEqual([]);
  expect(await axeViolations('main')).toEqual([]);

  await page.getByRole('button', { name: '关节外科 3' }).click();
  await page.getByRole('button', { name: '有学分', exact: true }).click();
  await page.getByRole('combobox', { name: '适合级别' }).selectOptions('主治医师 5');
  await page.getByRole('radio', { name: '最热', exact: true }).click();
  await expect
    .poll(() => requests.at(-1))
    .toMatchObject({ specialtyId: 'joint', credit: 'any', level: 'attending', sort: 'hottest' });
  await page.getByRole('combobox', { name: '学分类别' }).selectOptions('II类学分 7');
  await expect.poll(() => requests.at(-1)).toMatchObject({ credit: 'II' });
  await page.getByRole('button', { name: '取消学分类别筛选', exact: true }).click();
  await expect.poll(() => requests.at(-1)?.credit).toBeUndefined();

  await page.getByRole('combobox', { name: '价格' }).selectOptions('付费 4');
  await expect.element(page.getByText('没有符合条件的课程', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await page.getByRole('button', { name: '清除筛选条件', exact: true }).click();
  await expect.element(cards.first()).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ sort: 'hottest' });
  expect(requests.at(-1)?.specialtyId).toBeUndefined();
});

test('a learner resumes the last course, and sees the progress', async ({ gateway }) => {
  logIn(gateway);
  answerList(gateway);
  const learning = { done: 1, shares: [1, 0], isCompleted: false };
  gateway.answer('getMyLearning', {
    list: [
      {
        card: courseCard('c01', '全髋关节置换术', { learning }),
        learntAt: Date.UTC(2026, 5, 18),
        completedAt: null,
        next: {
          lessonId: 'c01-l3',
          number: 3,
          title: '直接前方入路与股骨松解',
          type: 'video',
          pcLink: '/videoTerminal?id=v02&course=c01&lesson=c01-l3',
          remainingSeconds: 1097,
        },
        test: null,
      },
    ],
    nextCursor: null,
    counts: { due: 1, finished: 0, notStarted: 0 },
    specialties: [],
  });
  await show();
  const row = page.getByRole('region', { name: '继续学习', exact: true });
  await expect
    .element(row)
    .toHaveTextContent('上次学到第3节直接前方入路与股骨松解全髋关节置换术剩余18分17秒1/2节I类1学分继续学习');
  await expect
    .element(row.getByRole('link', { name: '继续学习', exact: true }))
    .toHaveAttribute('href', '/videoTerminal?id=v02&course=c01&lesson=c01-l3');
  await page.getByRole('combobox', { name: '学习状态' }).selectOptions('进行中 1');
  await expect.element(page.getByRole('button', { name: '取消学习状态筛选', exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('a failed list can be retried, and fails neither the filters nor the row', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('countCourses', counts);
  gateway.refuse('getMyLearning', 50_000);
  gateway.refuse('listContent', 50_000);
  await show();
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByRole('button', { name: '关节外科 3' })).toBeVisible();
  answerList(gateway);
  await retry.click();
  await expect.element(cards.first()).toBeVisible();
});
