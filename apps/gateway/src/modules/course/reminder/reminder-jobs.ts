import type { Job } from '../../../platform/jobs/job.ts';
import type { ReminderService } from './reminder-service.ts';

/** The job that reminds accounts of courses that they have begun and left (rules/learning#reminders). */
export const createReminderJob = (reminders: ReminderService): Job => ({
  name: 'course-reminders',
  inTheEvening: true,
  batch: (tx, now) => reminders.remind(tx, now),
});
