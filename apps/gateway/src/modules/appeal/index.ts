import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { type AppealCall, createHandlers } from './handlers.ts';
import { createAppealImageService, getAppealImageFolder } from './image-service.ts';
import { appealData } from './own-data-service.ts';
import { type AppealReview, type AppealReviewDependencies, createAppealReview } from './review-appeal-service.ts';
import { createAppealService } from './service.ts';

/** Appeals against permanent locks (rules/appeal#states). */
export function createAppeal(
  deps: AppContext,
  needs: AppealReviewDependencies,
): Module<AppealCall> & { readonly review: AppealReview } {
  const images = createAppealImageService(deps);
  return {
    review: createAppealReview(deps, needs),
    handlers: createHandlers(createAppealService(deps, { locks: needs.locks, images })),
    constraints: { appeal_open: 'appealOpen' },
    jobs: [
      { name: 'appeal-images', removesFiles: true, batch: (tx, now) => images.deleteExpired(tx, now) },
      { name: 'answered-appeal-images', removesFiles: true, batch: (tx, now) => images.deleteAnswered(tx, now) },
    ],
    workers: [],
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    erasure: async (_tx, { id }) => ({ folders: [getAppealImageFolder(id)] }),
    ownData: appealData,
  };
}
