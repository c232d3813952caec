import { afterAll, afterEach } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import type { RenditionName } from '../../src/modules/stream/renditions.ts';
import { createStreamKey } from '../../src/modules/stream/stream-key.ts';
import { createStreamRepository } from '../../src/modules/stream/stream-repository.ts';
import { testApp } from '../app.ts';
import { type Camera, removeVideos, startCamera } from './camera.ts';

/** Time limit of a stream to become visible, for `vi.waitFor`. */
export const STREAM_PATIENCE = { timeout: 90_000, interval: 100 };

/** A listening gateway that receives streams, whose cameras stop after each test. */
export async function openLiveRoom(options: Parameters<typeof testApp>[0] = {}) {
  const port = await findFreePort();
  const gateway = await testApp({ ...options, env: { LIVE_PORT: String(port), ...options.env } });
  await gateway.app.listen({ port: 0 });
  const repository = createStreamRepository(gateway.deps.db);
  const cameras: Camera[] = [];
  afterEach(async () => {
    await Promise.all(cameras.splice(0).map((camera) => camera.stop()));
  });
  afterAll(removeVideos);

  return {
    gateway,
    repository,

    /** Renews the key of a channel. */
    async renewKey(channelId: string): Promise<string> {
      const { key, hash } = createStreamKey(channelId);
      await repository.setKey(channelId, hash);
      return key;
    },

    port,

    /** Starts a camera with a stream key, at this gateway or another one. */
    push(key: string, { at = port, ...picture }: Parameters<typeof startCamera>[1] & { at?: number } = {}): Camera {
      const camera = startCamera(`rtmp://127.0.0.1:${at}/live/${key}`, picture);
      cameras.push(camera);
      return camera;
    },

    /** Opens an event to everybody, as it was announced. */
    async announce(liveId: string): Promise<void> {
      await gateway.deps.sql`update live_event set status = 20, authorize_type = 'all' where id = ${liveId}`;
    },

    /** All segments of a rendition. */
    listSegments: (channelId: string, rendition: RenditionName = 'SD') =>
      repository.listSegments(channelId, rendition, { after: -1, since: 0 }),
  };
}
