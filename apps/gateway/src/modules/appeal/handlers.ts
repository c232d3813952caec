import type { Handlers } from '../../platform/http/handler.ts';
import { presentAppeal } from './presenter.ts';
import type { AppealService } from './service.ts';

export type AppealCall = 'getAppeal' | 'uploadAppealImage' | 'submitAppeal';

/** Handles the calls of appeals. */
export function createHandlers(appeals: AppealService): Handlers<AppealCall> {
  return {
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
  };
}
