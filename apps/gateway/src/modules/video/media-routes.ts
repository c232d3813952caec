import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { createMediaFiles } from './media-file-service.ts';
import { assertSameOrigin } from './same-origin-policy.ts';
import { buildPrivateCacheControl } from './segment-fast-path.ts';
import type { createUrlSigner, UrlHolder } from './signed-url.ts';

interface MediaParams {
  readonly videoId: string;
  readonly token: string;
  readonly '*': string;
}

/** Serves media to the browser and account for which the URL was signed (rules/video#play-links). */
export function createMediaRoutes(
  { config, clock, cookies, sendFile }: Pick<AppContext, 'config' | 'clock' | 'cookies' | 'sendFile'>,
  urlSigner: ReturnType<typeof createUrlSigner>,
  files: ReturnType<typeof createMediaFiles>,
): FastifyPluginAsync {
  return async (app) => {
    async function identifyHolder(request: FastifyRequest, videoId: string): Promise<UrlHolder> {
      const session = await app.findSession(request);
      const deviceId = request.cookies[cookies.name('device')];
      if (deviceId === undefined) throw new CallError('notAllowed');
      return { videoId, deviceId, customerId: session?.customerId ?? '' };
    }

    app.get<{ Params: MediaParams }>('/media/videos/:videoId/:token/*', async (request, reply) => {
      const { videoId, token, '*': address } = request.params;
      assertSameOrigin(request, config.publicUrl);
      const now = clock.now();
      const { limitSeconds, expiresAt } = urlSigner.verifyToken(await identifyHolder(request, videoId), token, now);
      const file = await files.find(videoId, limitSeconds, address);
      if (!file) throw new CallError('notFound');
      if (file.kind === 'beyondLimit') throw new CallError('notAllowed');
      const cacheControl = buildPrivateCacheControl(expiresAt - now);
      if (file.kind === 'file') return sendFile(reply, 'library', file.path, { cacheControl });
      return reply.header('cache-control', cacheControl).type(file.type).send(file.text);
    });
  };
}
