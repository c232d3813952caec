import { isOnAir } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { MediaRoute } from '../../platform/media-http/media-route.ts';
import type { UrlSigner } from '../video/signed-url.ts';
import type { LiveChannels, WatchedChannel } from './channel-service.ts';
import { SHARED_STREAM_PREFIX } from './live-media-path.ts';
import { type AnswerStream, splitLiveLink } from './stream-answers.ts';

/** TTL of a playlist in a CDN, in seconds: part of the delay for viewers. */
const PLAYLIST_SECONDS = 1;

/**
 * Serves running streams to a CDN in front of the gateway, by shared signed URLs that only permitted viewers receive
 * (rules/stream#play-cdn).
 */
export function createSharedStreamRoute(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  {
    urlSigner,
    channels,
    answer,
  }: { readonly urlSigner: UrlSigner; readonly channels: LiveChannels; readonly answer: AnswerStream },
): MediaRoute {
  return {
    name: 'stream',
    prefix: SHARED_STREAM_PREFIX,
    headers: { 'access-control-allow-origin': config.publicUrl, 'cross-origin-resource-policy': 'cross-origin' },
    find({ url = '' }, path) {
      const link = splitLiveLink(path, url);
      const now = clock.now();
      const { expiresAt } = urlSigner.verifyToken(link.channelId, 'everybody', link.token, now);
      const respond = (channel: WatchedChannel | null) => {
        if (channel === null || !isOnAir(channel.event.status)) throw new CallError('notFound');
        const seconds = Math.floor((expiresAt - now) / 1000);
        return answer(link, {
          playlist: `public, max-age=${Math.min(PLAYLIST_SECONDS, seconds)}`,
          segment: `public, max-age=${seconds}, immutable`,
        });
      };
      const channel = channels.peek(link.channelId);
      return channel ? respond(channel) : channels.find(link.channelId).then(respond);
    },
  };
}
