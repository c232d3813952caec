import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { LockService } from '../account/lock/lock-service.ts';
import { createAppealImageService } from './image-service.ts';
import { presentAppeal } from './presenter.ts';
import { createAppealService } from './service.ts';

/** Appeals against permanent locks (spec-decision 10). */
export function createAppeal(
  deps: AppContext,
  { locks }: { locks: LockService },
): Module<'getAppeal' | 'uploadAppealImage' | 'submitAppeal'> {
  const images = createAppealImageService(deps);
  const appeals = createAppealService(deps, { locks, images });
  return {
    handlers: {
      async getAppeal(_input, context) {
        const newest = await appeals.findNewest(context);
        return { appeal: newest && presentAppeal(newest) };
      },
      uploadAppealImage: async ({ fileContent }, context) => ({
        imageId: await appeals.uploadImage(context, fileContent),
      }),
      submitAppeal: async ({ reason, imageIds }, context) => ({
        appeal: presentAppeal(await appeals.submit(context, { reason, imageIds })),
      }),
    },
    constraints: { appeal_open: 'appealOpen' },
    jobs: [{ name: 'appeal-images', batch: (tx, now) => images.deleteExpired(tx, now) }],
  };
}
