import type { Handlers } from '../../../platform/http/handler.ts';
import type { createFigures } from './figures-service.ts';

/** Handles the call that returns the figures of an event to its assistants. */
export const createFiguresHandlers = (
  figures: Pick<ReturnType<typeof createFigures>, 'read'>,
): Handlers<'getLiveFigures'> => ({
  getLiveFigures: ({ activityId }, { session }) => figures.read(activityId, session.customerId),
});
