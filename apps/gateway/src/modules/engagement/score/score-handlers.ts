import type { Handlers } from '../../../platform/http/handler.ts';
import type { ScoreService } from './score-service.ts';

/** The calls of scores. */
export type ScoreCalls = 'saveScore' | 'getScore';

/** Handles the calls of scores. */
export function createScoreHandlers(service: ScoreService): Handlers<ScoreCalls> {
  return {
    saveScore: ({ resourceType, resourceId, score }, { session }) =>
      service.save(session.customerId, { refType: resourceType, refId: resourceId }, score),

    getScore: ({ resourceType, resourceId }, { session }) =>
      service.read({ refType: resourceType, refId: resourceId }, session?.customerId ?? null),
  };
}
