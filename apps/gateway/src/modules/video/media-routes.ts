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

/** Serves playlists, segments, subtitles and thumbnails to the browser and account that a link was made for (spec-decision 20). */
export function mediaRoutes(
  { config, clock, cookies, sendFile }: Pick<AppContext, 'config' | 'clock' | 'cookies' | 'sendFile'>,
  links: ReturnType<typeof createUrlSigner>,
  files: ReturnType<typeof createMediaFiles>,
): FastifyPluginAsync {
  return async (app) => {
    async function holderOf(request: FastifyRequest, videoId: string): Promise<UrlHolder> {
      const session = await app.findSession(request);
      const deviceId = request.cookies[cookies.name('device')];
      if (deviceId === undefined) throw new CallError('notAllowed');
      return { videoId, deviceId, customerId: session?.customerId ?? '' };
    }

    app.get<{ Params: MediaParams }>('/media/videos/:videoId/:token/*', async (request, reply) => {
      const { videoId, token, '*': address } = request.params;
      assertSameOrigin(request, config.publicUrl);
      const now = clock.now();
      const { limitSeconds, expiresAt } = links.verifyToken(await holderOf(request, videoId), token, now);
      const served = await files.find(videoId, limitSeconds, address);
      if (!served) throw new CallError('notFound');
      if (served.kind === 'beyond') throw new CallError('notAllowed');
      const cacheControl = buildPrivateCacheControl(expiresAt - now);
      if (served.kind === 'file') return sendFile(reply, 'library', served.path, { cacheControl });
      return reply.header('cache-control', cacheControl).type(served.type).send(served.text);
    });
  };
}
