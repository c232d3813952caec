import { liveDemoCommand } from '../library/live-demo/live-demo-command.ts';
import { advertCommand } from '../modules/advert/advert-command.ts';
import { faultsCommand } from '../modules/analytics/faults-command.ts';
import { statsCommand } from '../modules/analytics/stats-command.ts';
import { appealCommand } from '../modules/appeal/appeal-command.ts';
import { auditCommand } from '../modules/audit/audit-command.ts';
import { caseCommand } from '../modules/case/draft/case-command.ts';
import { certificationCommand } from '../modules/certification/certification-command.ts';
import { courseCommand } from '../modules/course/learning/course-command.ts';
import { courseTestCommand } from '../modules/course/test/course-test-command.ts';
import { creditCommand } from '../modules/credit/credit-command.ts';
import { hospitalCommand } from '../modules/doctor/hospitals/hospital-command.ts';
import { contentReportCommand } from '../modules/engagement/content-report/content-report-command.ts';
import { moderationCommand } from '../modules/engagement/moderation/moderation-command.ts';
import { createLiveVerbs } from '../modules/live/live-command.ts';
import { couponCommand } from '../modules/membership/coupon-command.ts';
import type { OperatorServices } from '../modules/operator-services.ts';
import { replayVerbs } from '../modules/replay/recording-command.ts';
import { captionVerbs } from '../modules/room/captions/caption-command.ts';
import { wordCommand } from '../modules/room/moderation/word-command.ts';
import { showStreams, streamVerbs } from '../modules/stream/stream-command.ts';
import { backupCommand, restoreCommand } from './backup-command.ts';
import { type Command, defineCommand, type StandaloneParts, type WithServices } from './command.ts';
import { contentCommand } from './content/content-command.ts';
import { jobsCommand } from './jobs-command.ts';
import { storageCommand } from './storage/storage-command.ts';

/** Dependencies of the commands that work on the portal's database. */
export type OperatorContext = WithServices<OperatorServices>;

/** `npm run operator -- live`: live events, the verbs of each module that has some (rules/live-operator#operator). */
const liveCommand = defineCommand<OperatorContext>({
  name: 'live',
  summary:
    'Creates a live event, prints or moves its status, edits or cancels it, renews the keys of its encoders or captioners, appoints its assistants, writes its attendance, or exports or removes its recording.',
  verbs: { ...createLiveVerbs(showStreams), ...streamVerbs, ...captionVerbs, ...replayVerbs },
});

/** The commands that work on the portal's database, by their names. */
export const commands: Readonly<Record<string, Command<OperatorContext>>> = {
  advert: advertCommand,
  appeals: appealCommand,
  audit: auditCommand,
  backup: backupCommand,
  cases: caseCommand,
  certifications: certificationCommand,
  comments: moderationCommand,
  content: contentCommand,
  'content-reports': contentReportCommand,
  coupon: couponCommand,
  courses: courseCommand,
  'course-tests': courseTestCommand,
  credit: creditCommand,
  faults: faultsCommand,
  hospitals: hospitalCommand,
  jobs: jobsCommand,
  live: liveCommand,
  'live-demo': liveDemoCommand,
  stats: statsCommand,
  storage: storageCommand,
  words: wordCommand,
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
