import type { ResponseOf } from '@osteon/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { AppealRow } from './repository.ts';
import type { AppealService } from './service.ts';

/** An appeal as the contract returns it to its owner. */
function presentAppeal(row: AppealRow): ResponseOf<'submitAppeal'>['appeal'] {
  const { caseNumber, state, createdAt, answeredAt } = row;
  return { caseNumber, state, createdAt, answeredAt, answer: row.answer ?? '', answeredBy: row.answeredBy ?? '' };
}

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
