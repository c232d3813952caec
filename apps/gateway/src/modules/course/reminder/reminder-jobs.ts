import type { Job } from '../../../platform/jobs/job.ts';
import type { ReminderService } from './reminder-service.ts';

/** Job that reminds accounts of courses that they have started and not continued (rules/learning#reminders). */
export const createReminderJob = (reminders: ReminderService): Job => ({
  name: 'course-reminders',
  inTheEvening: true,
  batch: (tx, now) => reminders.remind(tx, now),
});
