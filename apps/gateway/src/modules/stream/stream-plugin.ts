import { fastifyPlugin } from 'fastify-plugin';
import type { AppContext } from '../../platform/app-context.ts';
import { type EncoderServer, openEncoderServer } from './encoder-server.ts';
import type { AdmitEncoder } from './encoder-socket.ts';
import { removeOrphanedWorkFolders } from './recording/work-folder.ts';

/** Polling interval for encoders that have disconnected, in ms. */
const FOLLOW_MS = 1000;

/** Time for recordings to end when the gateway stops, in ms: below the timeout of its last replies. */
const STOP_MS = 6000;

interface StreamParts {
  readonly encoders: { readonly admit: AdmitEncoder; closeAll(limitMs: number): Promise<void> };
  readonly followEncoders: () => Promise<void>;
}

/**
 * Accepts the streams of encoders while the gateway listens, and follows their state. A port that is not available
 * disables only the streams (rules/stream#encoders).
 */
export const createStreamPlugin = (
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  { encoders, followEncoders }: StreamParts,
) =>
  fastifyPlugin(
    async (app) => {
      let server: EncoderServer | undefined;
      let timer: NodeJS.Timeout | undefined;
      let following = Promise.resolve();

      app.addHook('onListen', async () => {
        timer = setInterval(() => {
          following = following.then(followEncoders).catch((error: unknown) => log.error(error));
        }, FOLLOW_MS);
        if (config.live.port === null) return;
        await removeOrphanedWorkFolders(config.dataDir).catch((error: unknown) => log.warn(error));
        try {
          server = await openEncoderServer({ host: config.host, port: config.live.port }, encoders.admit);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          log.warn(`No live streams are taken (${reason}): set LIVE_PORT to a free port, or to off.`);
        }
      });
      app.addHook('preClose', async () => {
        clearInterval(timer);
        await server?.close();
        await encoders.closeAll(STOP_MS);
        await following;
      });
    },
    { name: 'live-streams' },
  );
