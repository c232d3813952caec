import type { Handlers } from '../../../platform/http/handler.ts';
import { getModerator } from '../moderation/lock-chat-service.ts';
import type { createPolls } from './poll-service.ts';

/** The calls of the polls of events. */
export type LivePollCalls = 'listLivePolls' | 'voteLivePoll' | 'saveLivePoll' | 'moveLivePoll';

/** Handles the calls of the polls of events. */
export const createPollHandlers = (polls: ReturnType<typeof createPolls>): Handlers<LivePollCalls> => ({
  listLivePolls: async ({ activityId }, { session }) => ({
    list: await polls.list(activityId, session?.customerId ?? null),
  }),

  voteLivePoll: (input, { session }) => polls.vote(input, session.customerId),

  saveLivePoll: (input, context) => polls.save(input, getModerator(context)),

  moveLivePoll: async (input, context) => ({ poll: await polls.move(input, getModerator(context)) }),
});
