import type { Job } from '../../platform/jobs/job.ts';
import type { AppealImageService } from './image-service.ts';

/** Daily job that deletes uploaded images that no appeal took within a day (rules/retention#daily-jobs). */
export function createAppealJobs(images: AppealImageService): readonly Job[] {
  return [{ name: 'appeal-images', removesFiles: true, batch: (tx, now) => images.deleteExpired(tx, now) }];
}
