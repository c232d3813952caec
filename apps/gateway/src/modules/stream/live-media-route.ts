import { isOnAir, LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { MediaAnswer, MediaRoute } from '../../platform/media-http/media-route.ts';
import { assertSameOrigin, getPageHost } from '../../platform/media-http/same-origin-policy.ts';
import { type SessionStore, type StoredSession, toActiveSession } from '../../platform/session/session.ts';
import type { SentMedia } from '../live/attendance/sent-media-service.ts';
import { mayWatchLive } from '../live/event/policy.ts';
import type { UrlSigner } from '../video/signed-url.ts';
import type { LiveChannels, WatchedChannel } from './channel-service.ts';
import { LIVE_MEDIA_PREFIX } from './live-media-path.ts';
import { isSegmentPath } from './segment-file.ts';
import { type AnswerStream, type LiveLink, type StreamCaching, splitLiveLink, toRendition } from './stream-answers.ts';

/** `Cache-Control` by file: playlists change every two seconds, and with the viewer's right; segments never. */
const CACHING = { playlist: 'no-store', segment: 'private, max-age=7200, immutable' } as const;

/**
 * Replies to a request for the recording of a channel whose replay is open, up to the viewer's limit
 * (rules/replay#replay).
 * @throws {CallError} notFound, or notAllowed past the limit
 */
export type AnswerReplay = (
  link: LiveLink,
  session: StoredSession | null,
  caching: StreamCaching,
) => Promise<MediaAnswer>;

/**
 * Serves playlists and segments of running events and of replays to the browser and account that a URL was signed for;
 * the viewer's permission, and the limit of a replay, are checked on each request (rules/stream#who-may-watch).
 */
export function createLiveMediaRoute(
  { config, clock, cookies }: Pick<AppContext, 'config' | 'clock' | 'cookies'>,
  parts: {
    readonly sessions: SessionStore;
    readonly urlSigner: UrlSigner;
    readonly channels: LiveChannels;
    readonly answer: AnswerStream;
    readonly answerReplay: AnswerReplay;
    readonly sentMedia: Pick<SentMedia, 'mark'>;
  },
): MediaRoute {
  const { sessions, urlSigner, channels, sentMedia } = parts;

  function assertMayWatch(
    link: LiveLink,
    deviceId: string | undefined,
    session: StoredSession | null,
    { event }: WatchedChannel,
  ) {
    if (deviceId === undefined) throw new CallError('notAllowed');
    const holder = { deviceId, customerId: session?.customerId ?? '' };
    urlSigner.verifyToken(link.channelId, holder, link.token, clock.now());
    if (event.status === LiveStatus.replay) return;
    if (!isOnAir(event.status)) throw new CallError('notFound');
    if (!mayWatchLive(event.authorizeType, session)) throw new CallError('notAllowed');
  }

  async function load(
    link: LiveLink,
    deviceId: string | undefined,
    tokenHash: Buffer | undefined,
  ): Promise<MediaAnswer> {
    const session = tokenHash === undefined ? null : toActiveSession(await sessions.find(tokenHash));
    const channel = await channels.find(link.channelId);
    if (!channel) throw new CallError('notFound');
    assertMayWatch(link, deviceId, session, channel);
    return answer(link, channel, session);
  }

  function answer(
    link: LiveLink,
    channel: WatchedChannel,
    session: StoredSession | null,
  ): MediaAnswer | Promise<MediaAnswer> {
    if (channel.event.status === LiveStatus.replay) return parts.answerReplay(link, session, CACHING);
    const answered = parts.answer(link, CACHING);
    if (session === null || !(isSegmentPath(link.file) || toRendition(link.file))) return answered;
    const markSent = (sent: MediaAnswer): MediaAnswer => {
      sentMedia.mark(channel.event.id, session.customerId);
      return sent;
    };
    return answered instanceof Promise ? answered.then(markSent) : markSent(answered);
  }

  return {
    name: 'live',
    prefix: LIVE_MEDIA_PREFIX,
    find({ headers, url = '' }, path) {
      const link = splitLiveLink(path, url);
      assertSameOrigin({ headers, host: getPageHost(headers, config) }, config.publicUrl);
      const { deviceId, tokenHash } = cookies.peek(headers.cookie);
      const stored = tokenHash === undefined ? null : sessions.peek(tokenHash);
      const channel = channels.peek(link.channelId);
      if (stored === undefined || channel === undefined) return load(link, deviceId, tokenHash);
      assertMayWatch(link, deviceId, toActiveSession(stored), channel);
      return answer(link, channel, toActiveSession(stored));
    },
  };
}
