import { calls, getPath } from '@osteon/contract';
import { type Column, textTable } from '../../../operator/text-table.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createStreamKey } from '../stream/stream-key.ts';
import { createStreamRepository } from '../stream/stream-repository.ts';
import { createCaptionRepository } from './caption-repository.ts';

const columns: readonly Column[] = [{ title: 'channel' }, { title: 'name' }, { title: 'caption key' }];

/** `live captions EVENT`: where to post captions, and new keys for all channels of an event (rules/live#caption-keys). */
export async function* renewCaptionKeys(
  { db, config, audit }: Pick<AppContext, 'db' | 'config' | 'audit'>,
  { id, by }: { readonly id: string; readonly by: string },
): AsyncIterable<string> {
  const rows = await db.transaction(async (tx) => {
    const made: string[][] = [];
    for (const channel of await createStreamRepository(tx).listChannels(id)) {
      const { key, hash } = createStreamKey(channel.id);
      await createCaptionRepository(tx).setKey(channel.id, hash);
      made.push([channel.id, channel.name, key]);
    }
    if (made.length === 0) throw new StartupError(`There is no live event ${id} with channels.`);
    const detail = { by, live: id };
    await audit.record(tx, { event: 'liveCaptionKeysRenewed', accountId: null, ip: null, deviceId: null, detail });
    return made;
  });
  yield `Address: ${config.publicUrl}${getPath(calls.postLiveCaptions)}`;
  yield* textTable(columns, rows);
  yield 'The keys are shown this once; former ones are void.';
}
