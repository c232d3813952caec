import { formatDuration } from '@osteon/domain';
import { type Column, textTable } from '../../operator/text-table.ts';
import type { AppContext } from '../../platform/app-context.ts';
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

/** The lines of `live record EVENT` (rules/recording#recordings-for-the-operator). */
export async function* showRecording(deps: Pick<AppContext, 'db'>, id: string): AsyncIterable<string> {
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

/**
 * The lines of `live record EVENT export FOLDER` and `live record EVENT remove`
 * (rules/recording#recordings-for-the-operator).
 */
export async function* changeRecording(
  deps: Pick<AppContext, 'db' | 'clock' | 'log' | 'audit' | 'storage'>,
  { id, change, folder, by }: { id: string; change: string; folder: string; by: string },
): AsyncIterable<string> {
  if (change === 'export' && folder !== '') yield* exportRecording(deps, { id, folder, by });
  else if (change === 'remove' && folder === '') {
    await removeRecording(deps, { id, by });
    yield `The recording of ${id} is removed.`;
  } else throw new StartupError('record takes export FOLDER or remove.');
}
