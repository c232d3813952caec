import type { Job } from '../../platform/jobs/job.ts';
import { deleteOldCodes } from './phone/delete-old-codes-service.ts';
import type { PictureService } from './picture-service.ts';

/**
 * Daily jobs that delete pictures: those that no certification uses, and those of decided ones
 * (rules/retention#daily-jobs).
 */
export function createCertificationJobs(pictures: PictureService): readonly Job[] {
  return [
    { name: 'certification-codes', batch: deleteOldCodes },
    { name: 'certification-uploads', removesFiles: true, batch: (tx, now) => pictures.deleteStale(tx, now) },
    { name: 'certification-pictures', removesFiles: true, batch: (tx, now) => pictures.deleteExpired(tx, now) },
  ];
}
