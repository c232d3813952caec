import type { ResponseOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { videoCard } from '../../../../test/cards.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { Lesson } from '../lesson-kinds.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { LockedLesson } from './locked-lesson.tsx';

const lesson = (number: number, change: Partial<Lesson> = {}): Lesson => ({
  id: `c07-l${number}`,
  title: `髋部骨折${number}`,
  titleEn: '',
  type: 'video',
  minutes: 5,
  tryWatch: false,
  pcLink: `/videoTerminal?id=v${number}`,
  state: 'locked',
  progress: 0,
  lock: { reason: 'order', lessonId: 'c07-l1' },
  durationSeconds: 300,
  positionSeconds: null,
  ...change,
});

const first = lesson(1, { state: 'open', progress: 0.5, lock: null });
const second = lesson(2);

const course: ResponseOf<'getCourse'> = {
  card: videoCard('c07', '髋部骨折规范化诊疗', { resourceType: ResourceType.course, pcLink: '/courseTerminal?id=c07' }),
  tags: [],
  objectives: [],
  audience: '',
  lecturers: [],
  lessons: [first, second],
  inOrder: true,
  condition: 'lessonsAndTest',
  test: null,
  learners: 1,
  learning: { joined: true, isFree: true, completedAt: null, change: null },
  next: { lessonId: 'c07-l1' },
  products: [],
  attachments: [],
  materials: [],
  following: [],
};

test('a locked lesson names the lesson to do first, beside the course in its order', async () => {
  await renderPage(
    <main className="page">
      <h1>骨元</h1>
      <LockedLesson course={course} lesson={second} />
      <LessonPanel course={course} lesson={second} />
    </main>,
  );
  await expect.element(page.getByText('学完第1节后开放', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '继续第1节', exact: true }))
    .toHaveAttribute('href', '/videoTerminal?id=v1');
  const panel = page.getByRole('region', { name: '髋部骨折规范化诊疗', exact: true });
  await expect.element(panel.getByText('第2节，共2节', { exact: true })).toBeVisible();
  await expect.element(panel.getByRole('link', { name: '髋部骨折2', exact: true })).not.toBeInTheDocument();
  await expect.element(panel.getByRole('link', { name: '下一节', exact: true })).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
});
