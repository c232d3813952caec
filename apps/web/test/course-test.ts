import type { ResponseOf } from '@osteon/contract';

type CourseTest = ResponseOf<'getCourseTest'>;
export type Attempt = ResponseOf<'startCourseTest'>;
export type Result = ResponseOf<'submitCourseTest'>;

const MINUTE = 60_000;

/** A gateway's clock that is a day ahead of the browser's. */
const SERVER_TIME = Date.now() + 24 * 60 * MINUTE;

/** A question of each kind. */
export const questions: Attempt['questions'] = [
  {
    id: 'c01-q1',
    kind: 'single',
    question: '以手术床为参照放置的臼杯最可能出现',
    options: ['旋转中心内移', '前倾角偏大', '实际前倾角不足', '外展角偏大'],
    answer: [],
    isMarked: false,
  },
  {
    id: 'c01-q9',
    kind: 'multiple',
    question: '下列哪些做法可降低股外侧皮神经损伤？',
    options: ['切口偏外', '在肌腹筋膜内进入', '沿缝匠肌内侧深入', '避免缝住神经支'],
    answer: [],
    isMarked: false,
  },
  {
    id: 'c01-q10',
    kind: 'order',
    question: '直接前方入路各步骤的先后次序',
    options: ['截骨后取头', '切开筋膜', '结扎升支'],
    answer: [],
    isMarked: false,
  },
];

/** A running attempt with 14 minutes and 20 seconds left. */
export const running: Attempt = {
  id: 'attempt-1',
  startedAt: SERVER_TIME - 6 * MINUTE,
  endsAt: SERVER_TIME + 14 * MINUTE + 20_000,
  serverTime: SERVER_TIME,
  questions,
};

const lessons: Result['explanations'][number]['review'] = [
  {
    type: 'video',
    lesson: 3,
    lessonTitle: '直接前方入路与股骨松解',
    label: '切口与筋膜切开',
    seconds: 420,
    pcLink: '/videoTerminal?id=v02&t=420',
  },
  {
    type: 'document',
    lesson: 1,
    lessonTitle: '后外侧入路全髋关节置换',
    label: '体位与显露',
    seconds: null,
    pcLink: '/docTerminal?id=b01#section-3',
  },
];

const answers = [[2], [0, 1], [1, 0, 2]];
const keys = [[2], [0, 1, 3], [1, 2, 0]];

/** A failed result: one of three questions right. */
export const failed: Result = {
  id: 'attempt-1',
  score: 33,
  passed: false,
  isRunOut: false,
  submittedAt: SERVER_TIME,
  attemptsLeft: 2,
  explanations: questions.map(({ id, kind, question, options }, index) => ({
    id,
    kind,
    question,
    options,
    answer: answers[index] ?? [],
    right: keys[index] ?? [],
    isRight: index === 0,
    explanation: '股外侧皮神经多在髂前上棘内下方附近跨过切口区。',
    review: lessons,
  })),
};

/** The same with all right. */
export const passed: Result = {
  ...failed,
  score: 100,
  passed: true,
  explanations: failed.explanations.map((each) => ({ ...each, answer: each.right, isRight: true })),
};

/** A test that may start. */
export const openTest: CourseTest = {
  title: '全髋关节置换术规范化操作课程',
  titleEn: '',
  questions: questions.length,
  minutes: 20,
  passMark: 70,
  attemptsLeft: 3,
  isOpen: true,
  running: null,
  last: null,
};
