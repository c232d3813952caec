import type { Handlers } from '../../../platform/http/handler.ts';
import type { createSeriesService } from './series-service.ts';

export type SeriesCall = 'addCaseSeries' | 'getCaseSeries' | 'maskCaseSeries';

/** Handles the calls of series. */
export function createSeriesHandlers(series: ReturnType<typeof createSeriesService>): Handlers<SeriesCall> {
  return {
    addCaseSeries: async (input, { session }) => ({ seriesId: await series.add(session.customerId, input) }),

    getCaseSeries: async ({ draftId }, { session }) => ({ list: await series.list(session.customerId, draftId) }),

    async maskCaseSeries({ seriesId, boxes, isChecked }, { session }) {
      await series.mask(session.customerId, seriesId, boxes, isChecked);
      return {};
    },
  };
}
