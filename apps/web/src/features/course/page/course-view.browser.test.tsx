import type { ResponseOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { videoCard } from '../../../../test/cards.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { CourseView } from './course-view.tsx';

type Course = ResponseOf<'getCourse'>;

const lesson = (id: string, change: Partial<Course['lessons'][number]> = {}): Course['lessons'][number] => ({
  id,
  title: `节${id}`,
  titleEn: '',
  type: 'case',
  minutes: 5,
  tryWatch: false,
  pcLink: `/caseTerminal?id=${id}`,
  state: 'open',
  progress: 0,
  lock: null,
  durationSeconds: null,
  positionSeconds: null,
  ...change,
});

const course: Course = {
  card: videoCard('c01', '全髋关节置换术', { resourceType: ResourceType.course, durationSeconds: null }),
  tags: [],
  objectives: [],
  audience: '',
  lecturers: [],
  lessons: [],
  inOrder: false,
  condition: 'lessonsAndTest',
  test: null,
  learners: 1,
  learning: { joined: true, isFree: true, completedAt: null, change: null },
  next: null,
  products: [],
  attachments: [],
  materials: [],
  following: [],
};

const done = lesson('1', { state: 'done', progress: 1 });
const open = lesson('2');
const exam = lesson('3', { type: 'test', pcLink: '/courseTerminal?id=c01&view=test' });

const show = () =>
  renderPage(
    <main>
      <CourseView id="c01" actions={null} comments={null} follow={() => null} />
    </main>,
  );

test.for<[string, Partial<Course>, string, string]>([
  ['at its begin', { lessons: [open, exam], next: { lessonId: '2' } }, '从这里开始第1节', '开始学习'],
  ['after its first lesson', { lessons: [done, open, exam], next: { lessonId: '2' } }, '接下来第2节', '继续学习'],
  ['before its test', { lessons: [done, exam], next: { lessonId: '3' } }, '接下来第2节', '去测试'],
])('the head leads on %s', async ([, change, where, button], { gateway }) => {
  logIn(gateway);
  gateway.answer('getCourse', { ...course, ...change });
  await show();
  await expect.element(page.getByText(where, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: button, exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('a completed course links to its certificate on phones, too, and cannot be left', async ({ gateway }) => {
  await page.viewport(360, 740);
  logIn(gateway);
  const completedAt = Date.UTC(2026, 8, 3);
  const learning = { joined: true, isFree: true, completedAt, change: null };
  gateway.answer('getCourse', { ...course, lessons: [done], learning });
  await show();
  await expect.element(page.getByRole('button', { name: '查看证书', exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '学习进度', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: '退出课程', exact: true }).elements()).toEqual([]);
});
