import { formatDuration } from '@osteon/domain';
import { z } from 'zod';
import { defineVerb } from '../../operator/command.ts';
import { operatorName, requireOperator } from '../../operator/options.ts';
import { type Column, textTable } from '../../operator/text-table.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { describeOutcome } from '../../platform/decision-outcome.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { exportRecording, listRecordedParts, removeRecording } from './operator-recording-service.ts';

const columns: readonly Column[] = [
  { title: 'channel' },
  { title: 'name' },
  { title: 'run', right: true },
  { title: 'began' },
  { title: 'length', right: true },
  { title: 'definition' },
];

/** Verb of `live` for recordings (rules/stream-recording#recordings-for-the-operator). */
export const replayVerbs = {
  record: defineVerb({
    usage: 'EVENT [export FOLDER|remove --by NAME]',
    options: { by: operatorName.optional() },
    words: z.tuple([z.string(), z.string().optional(), z.string().optional()]),
    run: (deps, { options: { by }, words: [id, change, folder = ''] }) =>
      change === undefined
        ? showRecording(deps, id)
        : changeRecording(deps, { id, change, folder, by: requireOperator(by) }),
  }),
};

async function* showRecording(deps: Pick<AppContext, 'db'>, id: string): AsyncIterable<string> {
  const parts = await listRecordedParts(deps, id);
  if (parts.length === 0) yield `${id} has no recording.`;
  else
    yield* textTable(
      columns,
      parts.map(({ channelId, name, run, startedAt, seconds, rendition }) => [
        channelId,
        name,
        String(run),
        new Date(startedAt).toISOString(),
        formatDuration(seconds),
        rendition,
      ]),
    );
}

async function* changeRecording(
  deps: Pick<AppContext, 'db' | 'clock' | 'log' | 'audit' | 'storage'>,
  { id, change, folder, by }: { id: string; change: string; folder: string; by: string },
): AsyncIterable<string> {
  if (change === 'export' && folder !== '') yield* exportRecording(deps, { id, folder, by });
  else if (change === 'remove' && folder === '') {
    yield describeOutcome(await removeRecording(deps, { id, by }), {
      decided: () => `The recording of ${id} is removed.`,
      notFound: () => `There is no live event ${id}.`,
      conflict: () => `${id} is not over: its recording may still go on.`,
      noRecording: () => `${id} has no recording.`,
    });
  } else throw new StartupError('record takes export FOLDER or remove.');
}
