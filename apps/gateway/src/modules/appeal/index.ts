import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { Locks } from '../account/lock/lock-service.ts';
import { createAppeals } from './appeals.ts';
import { createAppealImages } from './images.ts';
import { presentAppeal } from './presenter.ts';

/** Appeals against permanent locks (spec-decision 10). */
export function createAppeal(
  deps: AppContext,
  { locks }: { locks: Locks },
): Module<'getAppeal' | 'uploadAppealImage' | 'submitAppeal'> {
  const images = createAppealImages(deps);
  const appeals = createAppeals(deps, { locks, images });
  return {
    handlers: {
      async getAppeal(_input, context) {
        const newest = await appeals.newest(context);
        return { appeal: newest && presentAppeal(newest) };
      },
      uploadAppealImage: async ({ fileContent }, context) => ({
        imageId: await appeals.keepImage(context, fileContent),
      }),
      submitAppeal: async ({ reason, imageIds }, context) => ({
        appeal: presentAppeal(await appeals.send(context, { reason, imageIds })),
      }),
    },
    constraints: { appeal_open: 'appealOpen' },
    jobs: [{ name: 'appeal-images', batch: (tx, now) => images.dropStale(tx, now) }],
  };
}
