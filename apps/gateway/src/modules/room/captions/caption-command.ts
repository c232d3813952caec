import { calls, getPath } from '@osteon/contract';
import { z } from 'zod';
import { defineVerb } from '../../../operator/command.ts';
import { changedBy } from '../../../operator/options.ts';
import { type Column, textTable } from '../../../operator/text-table.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { listLiveChannels } from '../../stream/channel-service.ts';
import { renewKey } from '../../stream/renew-key-service.ts';
import { captionKey } from './caption-service.ts';

const columns: readonly Column[] = [{ title: 'channel' }, { title: 'name' }, { title: 'caption key' }];

/** Verb of `live` for the keys of captioners (rules/room-captions#caption-keys). */
export const captionVerbs = {
  captions: defineVerb({
    usage: 'EVENT --by NAME',
    options: { by: changedBy },
    words: z.tuple([z.string()]),
    run: (deps, { options: { by }, words: [id] }) => renewCaptionKeys(deps, { id, by }),
  }),
};

/** Renews the keys of all channels of an event, below the address to which captions are posted. */
async function* renewCaptionKeys(
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
