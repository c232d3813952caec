import { calls, getPath } from '@osteon/contract';
import { type Column, textTable } from '../../../operator/text-table.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { listLiveChannels } from '../../stream/channel-service.ts';
import { renewKey } from '../../stream/renew-key-service.ts';
import { captionKey } from './caption-service.ts';

const columns: readonly Column[] = [{ title: 'channel' }, { title: 'name' }, { title: 'caption key' }];

/**
 * `live captions EVENT`: the address for captions, and new keys for all channels of an event
 * (rules/captions#caption-keys).
 */
export async function* renewCaptionKeys(
  deps: Pick<AppContext, 'db' | 'config' | 'audit'>,
  { id, by }: { readonly id: string; readonly by: string },
): AsyncIterable<string> {
  const rows = await deps.db.transaction(async (tx) => {
    const made: string[][] = [];
    for (const channel of await listLiveChannels(tx, id)) {
      const key = await renewKey(tx, deps, captionKey, { channelId: channel.id, liveId: id, by });
      made.push([channel.id, channel.name, key]);
    }
    return made;
  });
  if (rows.length === 0) throw new StartupError(`There is no live event ${id} with channels.`);
  yield `Address: ${deps.config.publicUrl}${getPath(calls.postLiveCaptions)}`;
  yield* textTable(columns, rows);
  yield 'The keys are shown this once; former ones are void.';
}
