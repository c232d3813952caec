import { liveDemoCommand } from '../library/live-demo/live-demo-command.ts';
import { advertCommand } from '../modules/advert/advert-command.ts';
import { faultsCommand } from '../modules/analytics/faults-command.ts';
import { statsCommand } from '../modules/analytics/stats-command.ts';
import { appealCommand } from '../modules/appeal/appeal-command.ts';
import { auditCommand } from '../modules/audit/audit-command.ts';
import { certificationCommand } from '../modules/certification/certification-command.ts';
import { courseCommand } from '../modules/course/learning/course-command.ts';
import { courseTestCommand } from '../modules/course/test/course-test-command.ts';
import { creditCommand } from '../modules/credit/credit-command.ts';
import { hospitalCommand } from '../modules/doctor/hospitals/hospital-command.ts';
import { createContentReportCommand } from '../modules/engagement/content-report/content-report-command.ts';
import { createModerationCommand } from '../modules/engagement/moderation/moderation-command.ts';
import { createLiveCommand } from '../modules/live/live-command.ts';
import { refreshLiveDocuments } from '../modules/live-index.ts';
import { couponCommand } from '../modules/membership/coupon-command.ts';
import { createPostSentMessage } from '../modules/message/channel/post-sent-message-service.ts';
import { postMessage } from '../modules/message/post-message-service.ts';
import { backupCommand, restoreCommand } from './backup-command.ts';
import type { Command, StandaloneParts } from './command.ts';
import { contentCommand } from './content/content-command.ts';
import { jobsCommand } from './jobs-command.ts';
import { storageCommand } from './storage/storage-command.ts';

/** The commands that work on the portal's database, by their names. */
export const commands: Readonly<Record<string, Command>> = {
  advert: advertCommand,
  appeals: appealCommand,
  audit: auditCommand,
  backup: backupCommand,
  certifications: certificationCommand,
  comments: createModerationCommand(createPostSentMessage),
  content: contentCommand,
  'content-reports': createContentReportCommand(postMessage),
  coupon: couponCommand,
  courses: courseCommand,
  'course-tests': courseTestCommand,
  credit: creditCommand,
  faults: faultsCommand,
  hospitals: hospitalCommand,
  jobs: jobsCommand,
  live: createLiveCommand(refreshLiveDocuments),
  'live-demo': liveDemoCommand,
  stats: statsCommand,
  storage: storageCommand,
};

/** The commands that open the database themselves, by their names. */
export const standaloneCommands: Readonly<Record<string, Command<StandaloneParts>>> = {
  restore: restoreCommand,
};

/** Prefix of a command's usage. */
const PROGRAM = 'npm run operator --';

/** The help text: all commands with their descriptions. */
export function describeCommands(): string {
  const lines = Object.entries({ ...commands, ...standaloneCommands }).map(
    ([word, { usage, summary }]) => `  ${PROGRAM} ${word} ${usage}\n      ${summary}`,
  );
  return ['Usage:', ...lines].join('\n');
}
