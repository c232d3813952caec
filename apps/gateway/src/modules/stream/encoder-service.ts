import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { STREAMABLE_STATUSES } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { FindMediaTool } from '../ingest/tools/media-tools.ts';
import { findHandPause } from '../live/status/move-status-service.ts';
import { type AdmitEncoder, EncoderRefusal, SILENCE_MS } from './encoder-socket.ts';
import { startHealthMeter } from './health/health-service.ts';
import { startRecording } from './recording/recording-service.ts';
import type { OnSegments } from './recording/store-segments-service.ts';
import { isStreamSecret, readStreamKey } from './stream-key.ts';
import { createStreamRepository } from './stream-repository.ts';

/** Renewal interval of the lease on a channel, in ms: well below the silence that ends it. */
const LEASE_RENEWAL_MS = 1000;

const REFUSALS = {
  key: 'This stream key is not valid. Ask the operator of the event for a new one.',
  status: 'This event is not open for a stream.',
  held: 'Another encoder is streaming with this key.',
  ffmpeg: 'The portal has no ffmpeg, so that it cannot take a stream.',
} as const;

/**
 * Admits encoders, one at a time for each channel over all gateways by a lease, and records their streams
 * (rules/stream#encoders). `closeAll` waits until every recording is stored, for `limitMs` at most.
 */
export function createEncoderService(
  deps: Pick<AppContext, 'config' | 'db' | 'clock' | 'storage' | 'files' | 'log' | 'contentEvents'>,
  { findTool, onSegments }: { readonly findTool: FindMediaTool; readonly onSegments: OnSegments },
): { readonly admit: AdmitEncoder; closeAll(limitMs?: number): Promise<void> } {
  const { db, clock, log, contentEvents } = deps;
  const repository = createStreamRepository(db);
  const running = new Set<Promise<void>>();
  /** Functions that follow the pauses of an event by hand, for each encoder. */
  const followers = new Set<{ readonly liveId: string; readonly follow: () => Promise<void> }>();
  contentEvents.onChange((changed) => {
    for (const { liveId, follow } of followers) if (changed === null || changed.includes(liveId)) void follow();
  });
  const stopping = new AbortController();
  // One listener for each recording that is ending.
  setMaxListeners(0, stopping.signal);

  async function findAdmissibleChannel(key: string) {
    const named = readStreamKey(key);
    const found = named && (await repository.findChannel(named.channelId));
    const keyHash = found?.channel.keyHash;
    if (!named || !keyHash || !isStreamSecret(named.secret, keyHash)) throw new EncoderRefusal(REFUSALS.key);
    if (!STREAMABLE_STATUSES.includes(found.event.status)) throw new EncoderRefusal(REFUSALS.status);
    return { ...found, keyHash };
  }

  function assertTool(): void {
    try {
      findTool('ffmpeg');
    } catch (error) {
      log.error(error instanceof Error ? error.message : error);
      throw new EncoderRefusal(REFUSALS.ffmpeg);
    }
  }

  return {
    async admit(key, encoder) {
      const { channel, event, keyHash } = await findAdmissibleChannel(key);
      assertTool();
      const encoderId = randomUUID();
      const now = clock.now();
      if (!(await repository.acquireLease(channel.id, { encoderId, keyHash, now, silentSince: now - SILENCE_MS }))) {
        // The key may have been renewed since it was read.
        await findAdmissibleChannel(key);
        throw new EncoderRefusal(REFUSALS.held);
      }
      const fencingToken = await repository.findFencingToken(event.id);
      const health = startHealthMeter(deps, channel.id);
      const recording = startRecording(
        deps,
        { channelId: channel.id, liveId: event.id, fencingToken, requested: event.renditions },
        { findTool, onSegments, encoder, onPublished: health.meter.addDelay, stop: stopping.signal },
      );
      let following = Promise.resolve();
      // One after another, so that an older pause never replaces a newer one.
      const follow = () =>
        (following = following
          .then(async () => recording.followPause(await findHandPause(db, event.id)))
          .catch((error: unknown) => log.error(error)));
      const follower = { liveId: event.id, follow };
      followers.add(follower);
      const renewalTimer = setInterval(() => {
        repository
          .renewLease(channel.id, { encoderId, fencingToken, now: clock.now() })
          .then((isRenewed) => (isRenewed ? follow() : encoder.disconnect()))
          .catch((error: unknown) => log.error(error));
      }, LEASE_RENEWAL_MS);
      const ended = recording.ended
        .then(() => repository.releaseLease(channel.id, encoderId))
        .catch((error: unknown) => log.error(error))
        .finally(() => {
          clearInterval(renewalTimer);
          health.stop();
          followers.delete(follower);
          running.delete(ended);
        });
      running.add(ended);
      await follow();
      return {
        onPacket(packet) {
          health.meter.addPacket(packet);
          recording.onPacket(packet);
        },
        // Its last segments are stored before the lease is released to the next encoder.
        onEnd: () => recording.onEnd(),
      };
    },

    async closeAll(limitMs) {
      const limit = limitMs === undefined ? undefined : setTimeout(() => stopping.abort(), limitMs);
      await Promise.all(running);
      clearTimeout(limit);
    },
  };
}
