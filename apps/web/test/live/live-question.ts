import type { ResponseOf } from '@osteon/contract';
import { LIVE_NOON } from '../listed-live.ts';

type Page = ResponseOf<'listLiveQuestions'>;
type Question = Page['list'][number];

/** A question that waits for its answer. */
export const liveQuestion = (questionId: string, change: Partial<Question> = {}): Question => ({
  questionId,
  text: `问题${questionId}`,
  name: '俞百川',
  hospital: '望川县人民医院',
  isCertified: true,
  askedAt: LIVE_NOON,
  votes: 12,
  own: { isAsked: false, isVoted: false },
  state: 'open',
  isPinned: false,
  lecturer: null,
  answer: '',
  answeredAt: null,
  answeredSeconds: null,
  ...change,
});

/** The only page of a list of questions. */
export const questionPage = (list: readonly Question[], counts: Partial<Page['counts']> = {}): Page => ({
  list: [...list],
  nextCursor: null,
  counts: { waiting: list.length, answered: 0, held: 0, ...counts },
});
