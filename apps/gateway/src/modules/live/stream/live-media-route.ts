import { LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { MediaAnswer, MediaRoute } from '../../../platform/media-door/media-route.ts';
import { assertSameOrigin, getPageHost } from '../../../platform/media-door/same-origin-policy.ts';
import { toActiveSession } from '../../../platform/session/active-session.ts';
import type { SessionStore, StoredSession } from '../../../platform/session/session.ts';
import { getContentType } from '../../../platform/storage/content-type.ts';
import type { UrlSigner } from '../../video/signed-url.ts';
import { mayWatchLive } from '../policy.ts';
import type { ChannelService, WatchedChannel } from './channel-service.ts';
import { listVariants, type RenditionName } from './ladder.ts';
import { composeMasterPlaylist, composeMediaPlaylist } from './live-playlist.ts';
import type { LiveWindow } from './live-window-service.ts';
import { getChannelFolder, isSegmentPath } from './segment-file.ts';

/** Name of the playlist that names all renditions. */
export const LIVE_MASTER = 'master.m3u8';

/** Beginning of the paths of live media. */
export const LIVE_MEDIA_PREFIX = '/media/lives/';

const PLAYLIST = /^(SD|HD|FHD|audio)\.m3u8$/;

/** What a player adds to a playlist's address to get only what is new. */
const SKIP = '_HLS_skip';

/** Playlists change every two seconds; segments never. */
const PLAYLIST_CACHE = 'no-store';
const SEGMENT_CACHE = 'private, max-age=7200, immutable';

const ON_AIR: readonly number[] = [LiveStatus.living, LiveStatus.pause];

/**
 * Serves playlists and segments of running events to the browser and account that a link was signed for; whether they may
 * watch is decided for each request (rules/live#who-may-watch).
 */
export function createLiveMediaRoute(
  { config, clock, cookies }: Pick<AppContext, 'config' | 'clock' | 'cookies'>,
  parts: {
    readonly sessions: SessionStore;
    readonly urlSigner: UrlSigner;
    readonly channels: ChannelService;
    readonly window: LiveWindow;
  },
): MediaRoute {
  const { sessions, urlSigner, channels, window } = parts;

  function assertMayWatch(
    link: Link,
    deviceId: string | undefined,
    session: StoredSession | null,
    { event }: WatchedChannel,
  ) {
    if (deviceId === undefined) throw new CallError('notAllowed');
    const holder = { deviceId, customerId: session?.customerId ?? '' };
    urlSigner.verifyToken(link.channelId, holder, link.token, clock.now());
    if (!ON_AIR.includes(event.status)) throw new CallError('notFound');
    if (!mayWatchLive(event.authorizeType, session)) throw new CallError('notAllowed');
  }

  async function load(link: Link, deviceId: string | undefined, tokenHash: Buffer | undefined): Promise<MediaAnswer> {
    const session = tokenHash === undefined ? null : toActiveSession(await sessions.find(tokenHash));
    const channel = await channels.find(link.channelId);
    if (!channel) throw new CallError('notFound');
    assertMayWatch(link, deviceId, session, channel);
    return answer(link, channel);
  }

  function answer(link: Link, channel: WatchedChannel): MediaAnswer | Promise<MediaAnswer> {
    if (isSegmentPath(link.file))
      return {
        kind: 'file',
        address: `files:${getChannelFolder(link.channelId)}/${link.file}`,
        cacheControl: SEGMENT_CACHE,
      };
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
    return toText(composeMediaPlaylist(rendition, segments, { isOver: false, skip: link.skip }));
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
      return answer(link, channel);
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

function toText(text: string): MediaAnswer {
  return { kind: 'text', text, type: getContentType(LIVE_MASTER), cacheControl: PLAYLIST_CACHE };
}
