import { type CaptionLanguage, isOnAir, LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { MediaAnswer, MediaRoute } from '../../../platform/media-http/media-route.ts';
import { assertSameOrigin, getPageHost } from '../../../platform/media-http/same-origin-policy.ts';
import { toActiveSession } from '../../../platform/session/active-session.ts';
import type { SessionStore, StoredSession } from '../../../platform/session/session.ts';
import type { UrlSigner } from '../../video/signed-url.ts';
import type { CaptionTexts } from '../captions/caption-text-service.ts';
import { decideReplayRight, mayWatchLive } from '../policy.ts';
import { limitSegments } from '../replay/recording.ts';
import type { Recordings } from '../replay/replay-recording-service.ts';
import type { ChannelService, WatchedChannel } from './channel-service.ts';
import { LIVE_MASTER, LIVE_MEDIA_PREFIX } from './live-media-path.ts';
import { composeMasterPlaylist, composeMediaPlaylist } from './live-playlist.ts';
import { listPlaylistRenditions, type RenditionName } from './renditions.ts';
import { isSegmentPath } from './segment-file.ts';
import {
  type AnswerStream,
  answerCaptions,
  answerPlaylist,
  answerSegment,
  type LiveLink,
  splitLiveLink,
  toCaptionLanguage,
  toRendition,
} from './stream-answers.ts';

/** `Cache-Control` by file: playlists change every two seconds, and with the viewer's right; segments never. */
const CACHING = { playlist: 'no-store', segment: 'private, max-age=7200, immutable' } as const;

/**
 * Serves playlists and segments of running events and of replays to the browser and account that a URL was signed for;
 * the viewer's permission, and the limit of a replay, are checked on each request (rules/stream#who-may-watch).
 */
export function createLiveMediaRoute(
  { config, clock, cookies }: Pick<AppContext, 'config' | 'clock' | 'cookies'>,
  parts: {
    readonly sessions: SessionStore;
    readonly urlSigner: UrlSigner;
    readonly channels: ChannelService;
    readonly answer: AnswerStream;
    readonly recordings: Recordings;
    readonly captions: CaptionTexts;
  },
): MediaRoute {
  const { sessions, urlSigner, channels, recordings, captions } = parts;

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
    if (channel.event.status === LiveStatus.replay) return answerReplay(link, session);
    return parts.answer(link, CACHING);
  }

  async function answerReplayCaptions(
    channelId: string,
    language: CaptionLanguage,
    session: StoredSession | null,
  ): Promise<MediaAnswer> {
    const recording = await recordings.find(channelId);
    if (!recording) throw new CallError('notFound');
    const { limitSeconds } = decideReplayRight(session, recording.seconds, clock.now());
    const { ranges } = recording;
    const text = await captions.composeReplay(channelId, language, { ranges, limitSeconds });
    return answerCaptions(text, language, CACHING.playlist);
  }

  /** Serves the recording of a channel, which ends at the viewer's try-watch limit (rules/replay#replay). */
  async function answerReplay(link: LiveLink, session: StoredSession | null): Promise<MediaAnswer> {
    const { channelId, file } = link;
    if (file === LIVE_MASTER) {
      const recording = await recordings.find(channelId);
      if (!recording) throw new CallError('notFound');
      return answerPlaylist(
        composeMasterPlaylist(listPlaylistRenditions(recording.renditions, recording.hasAudio), recording),
        CACHING.playlist,
      );
    }
    const language = toCaptionLanguage(file);
    if (language !== null) return answerReplayCaptions(channelId, language, session);
    const rendition = toRendition(file) ?? toSegmentRendition(file);
    if (rendition === null) throw new CallError('notFound');
    const { segments, indexByPath: places } = await recordings.findTrack(channelId, rendition);
    const seconds = segments.reduce((total, segment) => total + segment.seconds, 0);
    const watchable = limitSegments(segments, decideReplayRight(session, seconds, clock.now()).limitSeconds);
    if (!isSegmentPath(file)) {
      if (watchable.length === 0) throw new CallError('notFound');
      return answerPlaylist(composeMediaPlaylist(watchable, { isOver: true, skip: false }), CACHING.playlist);
    }
    const index = places.get(file);
    if (index === undefined) throw new CallError('notFound');
    if (index >= watchable.length) throw new CallError('notAllowed');
    return answerSegment(link, CACHING.segment);
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

/** The rendition of a segment. */
function toSegmentRendition(file: string): RenditionName | null {
  return isSegmentPath(file) ? toRendition(`${file.slice(0, file.indexOf('/'))}.m3u8`) : null;
}
