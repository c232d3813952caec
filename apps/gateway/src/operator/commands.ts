import { faultsCommand } from '../modules/analytics/faults-command.ts';
import { statsCommand } from '../modules/analytics/stats-command.ts';
import { appealCommand } from '../modules/appeal/appeal-command.ts';
import { auditCommand } from '../modules/audit/audit-command.ts';
import { couponCommand } from '../modules/membership/coupon-command.ts';
import type { Command } from './command.ts';
import { contentCommand } from './content/content-command.ts';

/** Every command of the operator, by its name. */
export const commands: Readonly<Record<string, Command>> = {
  appeals: appealCommand,
  audit: auditCommand,
  content: contentCommand,
  coupon: couponCommand,
  faults: faultsCommand,
  stats: statsCommand,
};

/** Prefix of a command's usage. */
const PROGRAM = 'npm run operator --';

/** The help text: all commands with their descriptions. */
export function describeCommands(): string {
  const lines = Object.entries(commands).map(
    ([word, { usage, summary }]) => `  ${PROGRAM} ${word} ${usage}\n      ${summary}`,
  );
  return ['Usage:', ...lines].join('\n');
}
