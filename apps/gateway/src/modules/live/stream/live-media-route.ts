import { LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { MediaAnswer, MediaRoute } from '../../../platform/media-door/media-route.ts';
import { assertSameOrigin, getPageHost } from '../../../platform/media-door/same-origin-policy.ts';
import { toActiveSession } from '../../../platform/session/active-session.ts';
import type { SessionStore, StoredSession } from '../../../platform/session/session.ts';
import { getContentType } from '../../../platform/storage/content-type.ts';
import type { UrlSigner } from '../../video/signed-url.ts';
import { decideReplayRight, mayWatchLive } from '../policy.ts';
import { cutSegments } from '../replay/recording.ts';
import type { Recordings } from '../replay/replay-recording-service.ts';
import type { ChannelService, WatchedChannel } from './channel-service.ts';
import { listVariants, type RenditionName } from './ladder.ts';
import { LIVE_MASTER, LIVE_MEDIA_PREFIX } from './live-media-path.ts';
import { composeMasterPlaylist, composeMediaPlaylist } from './live-playlist.ts';
import type { LiveWindow } from './live-window-service.ts';
import { getChannelFolder, isSegmentPath } from './segment-file.ts';

const PLAYLIST = /^(SD|HD|FHD|audio)\.m3u8$/;

/** What a player adds to a playlist's address to get only what is new. */
const SKIP = '_HLS_skip';

/** Playlists change every two seconds, and with the viewer's right; segments never. */
const PLAYLIST_CACHE = 'no-store';
const SEGMENT_CACHE = 'private, max-age=7200, immutable';

const ON_AIR: readonly number[] = [LiveStatus.living, LiveStatus.pause];

/**
 * Serves playlists and segments of running events and of replays to the browser and account that a link was signed for; whether they may
 * watch, and how much of a replay, is decided for each request (rules/live#who-may-watch).
 */
export function createLiveMediaRoute(
  { config, clock, cookies }: Pick<AppContext, 'config' | 'clock' | 'cookies'>,
  parts: {
    readonly sessions: SessionStore;
    readonly urlSigner: UrlSigner;
    readonly channels: ChannelService;
    readonly window: LiveWindow;
    readonly recordings: Recordings;
  },
): MediaRoute {
  const { sessions, urlSigner, channels, window, recordings } = parts;

  function assertMayWatch(
    link: Link,
    deviceId: string | undefined,
    session: StoredSession | null,
    { event }: WatchedChannel,
  ) {
    if (deviceId === undefined) throw new CallError('notAllowed');
    const holder = { deviceId, customerId: session?.customerId ?? '' };
    urlSigner.verifyToken(link.channelId, holder, link.token, clock.now());
    if (event.status === LiveStatus.replay) return;
    if (!ON_AIR.includes(event.status)) throw new CallError('notFound');
    if (!mayWatchLive(event.authorizeType, session)) throw new CallError('notAllowed');
  }

  async function load(link: Link, deviceId: string | undefined, tokenHash: Buffer | undefined): Promise<MediaAnswer> {
    const session = tokenHash === undefined ? null : toActiveSession(await sessions.find(tokenHash));
    const channel = await channels.find(link.channelId);
    if (!channel) throw new CallError('notFound');
    assertMayWatch(link, deviceId, session, channel);
    return answer(link, channel, session);
  }

  function answer(
    link: Link,
    channel: WatchedChannel,
    session: StoredSession | null,
  ): MediaAnswer | Promise<MediaAnswer> {
    if (channel.event.status === LiveStatus.replay) return answerReplay(link, session);
    if (isSegmentPath(link.file)) return toFile(link);
    if (link.file === LIVE_MASTER) return answerMaster(channel);
    const rendition = toRendition(link.file);
    if (rendition === null) throw new CallError('notFound');
    return answerPlaylist(link, rendition);
  }

  async function answerMaster({ channel }: WatchedChannel): Promise<MediaAnswer> {
    const run = await channels.findLastRun(channel.id);
    if (!run) throw new CallError('notFound');
    return toText(composeMasterPlaylist(listVariants(run.rungs, run.hasAudio), run));
  }

  async function answerPlaylist(link: Link, rendition: RenditionName): Promise<MediaAnswer> {
    const segments = await window.list(link.channelId, rendition);
    if (segments.length === 0) throw new CallError('notFound');
    return toText(composeMediaPlaylist(segments, { isOver: false, skip: link.skip }));
  }

  /** The recording of a channel, which ends where the viewer's try-watch does (rules/live#replay). */
  async function answerReplay(link: Link, session: StoredSession | null): Promise<MediaAnswer> {
    const { channelId, file } = link;
    if (file === LIVE_MASTER) {
      const recording = await recordings.find(channelId);
      if (!recording) throw new CallError('notFound');
      return toText(composeMasterPlaylist(listVariants(recording.rungs, recording.hasAudio), recording));
    }
    const rendition = toRendition(file) ?? toFolder(file);
    if (rendition === null) throw new CallError('notFound');
    const { segments, places } = await recordings.findTrack(channelId, rendition);
    const seconds = segments.reduce((total, segment) => total + segment.seconds, 0);
    const watchable = cutSegments(segments, decideReplayRight(session, seconds, clock.now()).limitSeconds);
    if (!isSegmentPath(file)) {
      if (watchable.length === 0) throw new CallError('notFound');
      return toText(composeMediaPlaylist(watchable, { isOver: true, skip: false }));
    }
    const place = places.get(file);
    if (place === undefined) throw new CallError('notFound');
    if (place >= watchable.length) throw new CallError('notAllowed');
    return toFile(link);
  }

  return {
    name: 'live',
    prefix: LIVE_MEDIA_PREFIX,
    find({ headers, url = '' }, path) {
      const link = splitLink(path, url);
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

interface Link {
  readonly channelId: string;
  readonly token: string;
  readonly file: string;
  readonly skip: boolean;
}

/** Splits `<channel>/<token>/<file>`, the path after the prefix. */
function splitLink(path: string, url: string): Link {
  const token = path.indexOf('/') + 1;
  const file = path.indexOf('/', token) + 1;
  if (token === 0 || file === 0) throw new CallError('notFound');
  return {
    channelId: path.slice(0, token - 1),
    token: path.slice(token, file - 1),
    file: path.slice(file),
    skip: url.includes(`${SKIP}=`),
  };
}

function toRendition(file: string): RenditionName | null {
  const [, name] = PLAYLIST.exec(file) ?? [];
  return name === 'SD' || name === 'HD' || name === 'FHD' || name === 'audio' ? name : null;
}

/** The rendition that a segment belongs to. */
function toFolder(file: string): RenditionName | null {
  return isSegmentPath(file) ? toRendition(`${file.slice(0, file.indexOf('/'))}.m3u8`) : null;
}

function toFile({ channelId, file }: Link): MediaAnswer {
  return { kind: 'file', address: `files:${getChannelFolder(channelId)}/${file}`, cacheControl: SEGMENT_CACHE };
}

function toText(text: string): MediaAnswer {
  return { kind: 'text', text, type: getContentType(LIVE_MASTER), cacheControl: PLAYLIST_CACHE };
}
