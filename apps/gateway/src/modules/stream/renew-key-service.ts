import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createStreamKey } from './stream-key.ts';
import { createStreamRepository } from './stream-repository.ts';

/** A secret key of a channel. */
export interface ChannelKey {
  /** The event in the audit log. */
  readonly event: 'liveStreamKeysRenewed' | 'liveCaptionKeysRenewed';
  readonly setKey: (tx: Database, channelId: string, hash: Buffer) => Promise<void>;
}

/** The key of a channel's encoder (rules/stream#encoders). */
export const encoderKey: ChannelKey = {
  event: 'liveStreamKeysRenewed',
  setKey: (tx, channelId, hash) => createStreamRepository(tx).setKey(channelId, hash),
};

/** Replaces a key of a channel for a named operator, in the transaction that also logs it; returns the new key. */
export async function renewKey(
  tx: Database,
  { audit }: Pick<AppContext, 'audit'>,
  { event, setKey }: ChannelKey,
  { channelId, liveId, by }: { readonly channelId: string; readonly liveId: string; readonly by: string },
): Promise<string> {
  const { key, hash } = createStreamKey(channelId);
  await setKey(tx, channelId, hash);
  const detail = { by, live: liveId, channel: channelId };
  await audit.record(tx, { event, accountId: null, ip: null, deviceId: null, detail });
  return key;
}
