import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { MediaAnswer, MediaRoute } from '../../platform/media-http/media-route.ts';
import { assertSameOrigin, getPageHost } from '../../platform/media-http/same-origin-policy.ts';
import { type SessionStore, type StoredSession, toActiveSession } from '../../platform/session/session.ts';
import { MASTER_PLAYLIST, type MediaFiles, type MediaVersion } from './media-file-service.ts';
import type { PlayCounter } from './play-count-service.ts';
import { decideWatchRight } from './policy.ts';
import type { PlayGrant, UrlHolder, UrlSigner } from './signed-url.ts';
import type { Title, TitleService } from './title-service.ts';

/** The form of version ids; no other id is queried in the database. */
const MEDIA_ID = /^[\w-]+$/;

const NAME = 'video';
const PREFIX = '/media/videos/';

/** The services that media requests need. */
interface MediaServices {
  readonly sessions: SessionStore;
  readonly urlSigner: UrlSigner;
  readonly files: MediaFiles;
  readonly titles: TitleService;
  readonly plays: PlayCounter;
}

interface Link {
  readonly mediaId: string;
  readonly token: string;
  readonly file: string;
}

/**
 * Serves media to the browser and account that a signed URL was issued for; the watch right is checked for each request
 * (rules/video#play-links).
 */
export function createBoundMediaRoute(
  { config, clock, cookies, log }: Pick<AppContext, 'config' | 'clock' | 'cookies' | 'log'>,
  { sessions, urlSigner, files, titles, plays }: MediaServices,
): MediaRoute {
  function verify(link: Link, deviceId: string | undefined, session: StoredSession | null): PlayGrant {
    if (deviceId === undefined) throw new CallError('notAllowed');
    const holder: UrlHolder = { deviceId, customerId: session?.customerId ?? '' };
    return urlSigner.verifyToken(link.mediaId, holder, link.token, clock.now());
  }

  function answer(link: Link, grant: PlayGrant, session: StoredSession | null, watched: Watched): MediaAnswer {
    const now = clock.now();
    const title = { vip: watched.title.vip && !grant.inLesson, durationSeconds: watched.version.seconds };
    const { limitSeconds } = decideWatchRight(session, title, now);
    return toAnswer(link, watched, limitSeconds, `private, max-age=${toSeconds(grant.expiresAt - now)}`);
  }

  async function load(link: Link, deviceId: string | undefined, tokenHash: Buffer | undefined): Promise<MediaAnswer> {
    const session = tokenHash === undefined ? null : toActiveSession(await sessions.find(tokenHash));
    const grant = verify(link, deviceId, session);
    const watched = await loadWatched(link, files, titles);
    if (link.file === MASTER_PLAYLIST) await startPlay(deviceId ?? '', watched.version.videoId);
    return answer(link, grant, session, watched);
  }

  /** A play that cannot be recorded is served all the same. */
  async function startPlay(deviceId: string, videoId: string): Promise<void> {
    await plays.start(deviceId, videoId).catch((error: unknown) => log.warn(error));
  }

  return {
    name: NAME,
    prefix: PREFIX,
    find({ headers }, path) {
      const link = splitLink(path);
      assertSameOrigin({ headers, host: getPageHost(headers, config) }, config.publicUrl);
      const { deviceId, tokenHash } = cookies.peek(headers.cookie);
      const stored = tokenHash === undefined ? null : sessions.peek(tokenHash);
      const watched = peekWatched(link, files, titles);
      const isStart = link.file === MASTER_PLAYLIST;
      if (isStart || stored === undefined || watched === undefined) return load(link, deviceId, tokenHash);
      const session = toActiveSession(stored);
      return answer(link, verify(link, deviceId, session), session, watched);
    },
  };
}

/**
 * Serves media to a CDN in front of the gateway, which caches a copy for everybody who has the link
 * (rules/video#shared-links).
 */
export function createSharedMediaRoute(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  { urlSigner, files, titles }: Omit<MediaServices, 'sessions' | 'plays'>,
): MediaRoute {
  return {
    name: NAME,
    prefix: PREFIX,
    headers: { 'access-control-allow-origin': config.publicUrl, 'cross-origin-resource-policy': 'cross-origin' },
    find(_request, path) {
      const link = splitLink(path);
      const now = clock.now();
      const { limitSeconds, expiresAt } = urlSigner.verifyToken(link.mediaId, 'everybody', link.token, now);
      const respond = (watched: Watched) =>
        toAnswer(link, watched, limitSeconds, `public, max-age=${toSeconds(expiresAt - now)}`);
      const watched = peekWatched(link, files, titles);
      return watched ? respond(watched) : loadWatched(link, files, titles).then(respond);
    },
  };
}

/** A version of the media of a published title. */
interface Watched {
  readonly version: MediaVersion;
  readonly title: Title;
}

/** Splits `<version>/<token>/<file>`, the path after the prefix. */
function splitLink(path: string): Link {
  const token = path.indexOf('/') + 1;
  const file = path.indexOf('/', token) + 1;
  if (token === 0 || file === 0) throw new CallError('notFound');
  return { mediaId: path.slice(0, token - 1), token: path.slice(token, file - 1), file: path.slice(file) };
}

/** The title and version of a link, from memory; undefined if something has to be read. */
function peekWatched({ mediaId }: Link, files: MediaFiles, titles: TitleService): Watched | undefined {
  const version = files.peek(mediaId);
  const title = version && titles.peek(version.videoId);
  return version && title ? { version, title } : undefined;
}

async function loadWatched({ mediaId }: Link, files: MediaFiles, titles: TitleService): Promise<Watched> {
  const version = MEDIA_ID.test(mediaId) ? await files.find(mediaId) : null;
  const title = version && (await titles.find(version.videoId));
  if (!version || !title) throw new CallError('notFound');
  return { version, title };
}

function toAnswer({ file }: Link, { version }: Watched, limit: number | null, cacheControl: string): MediaAnswer {
  const found = version.listFiles(limit).get(file);
  if (!found) throw new CallError('notFound');
  if (found.kind === 'beyondLimit') throw new CallError('notAllowed');
  return { ...found, cacheControl };
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
