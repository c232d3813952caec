import { join } from 'node:path';
import { formatDay, formatTime } from '@osteon/domain';
import { defineCommand, noWords } from '../../operator/command.ts';
import { since, top } from '../../operator/options.ts';
import { createSourceMapper } from '../../operator/source-mapper.ts';
import { ROOT } from '../../platform/config/settings-file.ts';
import { createBrowserErrorRepository } from './browser-error-repository.ts';

/** Start of the list where `--since` is missing. */
const DEFAULT_SINCE = '7d';

/** Folder in which the portal's build stores its source maps (apps/web/build/source-maps.ts). */
const SOURCE_MAPS = join(ROOT, 'apps', 'web', 'source-maps');

/** `npm run operator -- faults`: errors in browsers, with stack frames in lines of the source. */
export const faultsCommand = createFaultsCommand(SOURCE_MAPS);

/** The command `faults` on the source maps of a folder. */
export function createFaultsCommand(sourceMaps: string) {
  return defineCommand({
    usage: '[--since 24h|7d|2026-11-01] [--top 20]',
    summary: 'Prints the errors in browsers of the last 7 days, or since --since, with their stacks in source lines.',
    options: { since: since.prefault(DEFAULT_SINCE), top },
    words: noWords,
    async *run({ db, clock }, { options }) {
      const mapStack = createSourceMapper(sourceMaps);
      const errors = await createBrowserErrorRepository(db).list(options.since(clock.now()), options.top);
      if (errors.length === 0) yield 'nothing was reported';
      for (const [index, { message, stack, count, kind, page, lastAt }] of errors.entries()) {
        if (index > 0) yield '';
        yield message.replace(/\s+/g, ' ');
        yield `  ${count} ${count === 1 ? 'report' : 'reports'}, the last ${formatDay(lastAt)} ${formatTime(lastAt)} on ${page} (${kind})`;
        for (const frame of (await mapStack(stack)).split('\n')) if (frame !== '') yield `    ${frame}`;
      }
    },
  });
}
