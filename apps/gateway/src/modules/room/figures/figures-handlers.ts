import type { Handlers } from '../../../platform/http/handler.ts';
import { getModerator } from '../moderation/lock-chat-service.ts';
import type { createFigures } from './figures-service.ts';

/** The calls of the figures of an event. */
export type LiveFiguresCalls = 'getLiveFigures' | 'exportLiveFigures';

/** Handles the calls that return the figures of an event to its assistants. */
export const createFiguresHandlers = (
  figures: Pick<ReturnType<typeof createFigures>, 'read' | 'exportCsv'>,
): Handlers<LiveFiguresCalls> => ({
  getLiveFigures: ({ activityId }, { session }) => figures.read(activityId, session.customerId),
  exportLiveFigures: async ({ activityId }, context) => ({
    csv: await figures.exportCsv(activityId, getModerator(context), context.locale),
  }),
});
