import type { Job } from '../../platform/jobs/job.ts';
import type { AppealImageService } from './image-service.ts';

/**
 * Daily jobs that delete images: those that no appeal uses, and those of answered appeals (rules/retention#daily-jobs).
 */
export function createAppealJobs(images: AppealImageService): readonly Job[] {
  return [
    { name: 'appeal-images', removesFiles: true, batch: (tx, now) => images.deleteExpired(tx, now) },
    { name: 'answered-appeal-images', removesFiles: true, batch: (tx, now) => images.deleteAnswered(tx, now) },
  ];
}
