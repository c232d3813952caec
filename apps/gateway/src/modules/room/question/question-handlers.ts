import type { Handlers } from '../../../platform/http/handler.ts';
import { getModerator } from '../moderation/lock-chat-service.ts';
import type { createQuestions } from './question-service.ts';

/** The calls of the questions of events. */
export type LiveQuestionCalls =
  | 'listLiveQuestions'
  | 'askLiveQuestion'
  | 'voteLiveQuestion'
  | 'withdrawLiveQuestion'
  | 'decideLiveQuestion';

/** Handles the calls of the questions of events. */
export const createQuestionHandlers = (questions: ReturnType<typeof createQuestions>): Handlers<LiveQuestionCalls> => ({
  listLiveQuestions: (input, { session }) => questions.list(input, session?.customerId ?? null),

  askLiveQuestion: (input, { session }) => questions.ask(input, session.customerId),

  voteLiveQuestion: async (input, { session }) => ({ votes: await questions.vote(input, session.customerId) }),

  async withdrawLiveQuestion({ questionId }, { session }) {
    await questions.withdraw(questionId, session.customerId);
    return {};
  },

  decideLiveQuestion: (input, context) => questions.decide(input, getModerator(context)),
});
