import { z } from 'zod';
import { defineVerb } from '../../operator/command.ts';
import { changedBy } from '../../operator/options.ts';
import { type Column, textTable } from '../../operator/text-table.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { SILENCE_MS } from './encoder-socket.ts';
import { composeOwnTemplate, composePushAddress } from './push-address.ts';
import { encoderKey, renewKey } from './renew-key-service.ts';
import { createStreamRepository } from './stream-repository.ts';

const columns: readonly Column[] = [
  { title: 'channel' },
  { title: 'name' },
  { title: 'server' },
  { title: 'stream key' },
];

/** Verb of `live` for the keys of encoders (rules/stream#encoders). */
export const streamVerbs = {
  keys: defineVerb({
    usage: 'EVENT --by NAME',
    options: { by: changedBy },
    words: z.tuple([z.string()]),
    run: (deps, { options: { by }, words: [id] }) => renewKeys(deps, { id, by }),
  }),
};

/** Renews the keys of all channels of an event; encoders with the old ones are disconnected. */
async function* renewKeys(
  deps: Pick<AppContext, 'config' | 'db' | 'audit'>,
  { id, by }: { id: string; by: string },
): AsyncIterable<string> {
  const { db, config } = deps;
  const { hostname } = new URL(config.publicUrl);
  const template = config.live.pushUrl ?? composeOwnTemplate(hostname, config.live.port ?? '(LIVE_PORT)');
  const rows = await db.transaction(async (tx) => {
    const renewed: string[][] = [];
    for (const { id: channelId, name } of await createStreamRepository(tx).listChannels(id)) {
      const newKey = await renewKey(tx, deps, encoderKey, { channelId, liveId: id, by });
      const { server, key } = composePushAddress(template, { channelId, key: newKey });
      renewed.push([channelId, name, server, key]);
    }
    return renewed;
  });
  if (rows.length === 0) throw new StartupError(`There is no live event ${id} with channels.`);
  yield* textTable(columns, rows);
  yield 'The keys are shown this once; former ones are void.';
}

/**
 * The channels that stream, each with its recording state (rules/stream-recording#full-storage). A killed gateway releases
 * none.
 */
export async function* showStreams({ db, clock }: Pick<AppContext, 'db' | 'clock'>, id: string): AsyncIterable<string> {
  const streams = createStreamRepository(db);
  for (const channel of await streams.listChannels(id)) {
    if (channel.encoderSeenAt === null || clock.now() - channel.encoderSeenAt > SILENCE_MS) continue;
    const run = await streams.findLastRun(channel.id);
    yield run?.isPersisted === false
      ? `${channel.id} streams and is not recorded: the storage does not take its segments.`
      : `${channel.id} streams and is recorded.`;
  }
}
