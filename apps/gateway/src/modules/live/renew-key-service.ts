import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createCaptionRepository } from './captions/caption-repository.ts';
import { createStreamKey } from './stream/stream-key.ts';
import { createStreamRepository } from './stream/stream-repository.ts';

/**
 * The secret keys of a channel: of its encoder, and of its captioner (rules/stream#encoders,
 * rules/captions#caption-keys).
 */
const KEYS = {
  stream: {
    event: 'liveStreamKeysRenewed',
    setKey: (tx: Database, channelId: string, hash: Buffer) => createStreamRepository(tx).setKey(channelId, hash),
  },
  caption: {
    event: 'liveCaptionKeysRenewed',
    setKey: (tx: Database, channelId: string, hash: Buffer) => createCaptionRepository(tx).setKey(channelId, hash),
  },
} as const;

/** Replaces a key of a channel for a named operator, in the transaction that also logs it; returns the new key. */
export async function renewKey(
  tx: Database,
  { audit }: Pick<AppContext, 'audit'>,
  kind: keyof typeof KEYS,
  { channelId, liveId, by }: { readonly channelId: string; readonly liveId: string; readonly by: string },
): Promise<string> {
  const { event, setKey } = KEYS[kind];
  const { key, hash } = createStreamKey(channelId);
  await setKey(tx, channelId, hash);
  const detail = { by, live: liveId, channel: channelId };
  await audit.record(tx, { event, accountId: null, ip: null, deviceId: null, detail });
  return key;
}
