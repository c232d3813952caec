import { LRUCache } from 'lru-cache';
import { cutSubtitles } from './cut-subtitles.ts';
import { MEDIA_FOLDER, type MediaStore, type VideoMedia } from './media-catalogue.ts';
import {
  type Cut,
  cutMedia,
  masterPlaylist,
  playlistOf,
  segmentName,
  subtitlePlaylist,
  subtitlePlaylistOf,
  trackPlaylist,
} from './playlists.ts';

/** What an address below a video's token answers with. */
export type Served =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'text'; readonly text: string; readonly type: string }
  /** Part of the title, but past what the viewer may watch (security 71). */
  | { readonly kind: 'beyond' };

type ServedFiles = ReadonlyMap<string, Served>;

/** Tables of this many titles are kept; one has some hundred short entries. */
const TITLES_KEPT = 200;

/** Address of the master playlist below the token. */
export const MASTER = 'master.m3u8';

/** Tells what each address of a video's media answers with, by how much of it may be watched. */
export function createServedFiles(media: MediaStore) {
  const tables = new LRUCache<string, ServedFiles>({ max: TITLES_KEPT });

  return {
    async find(videoId: string, limitSeconds: number | null, address: string): Promise<Served | null> {
      const key = `${videoId} ${limitSeconds}`;
      const table = tables.get(key) ?? (await tabulate(media, videoId, limitSeconds));
      if (table) tables.set(key, table);
      return table?.get(address) ?? null;
    },
    /** The same where the title's table is at hand; undefined where it is not. */
    peek: (videoId: string, limitSeconds: number | null, address: string): Served | undefined =>
      tables.get(`${videoId} ${limitSeconds}`)?.get(address),
  };
}

async function tabulate(media: MediaStore, videoId: string, limitSeconds: number | null): Promise<ServedFiles | null> {
  const video = await media.of(videoId);
  if (!video) return null;
  const cut = cutMedia(video, limitSeconds);
  const { narration, picture } = video;
  const subtitles = Object.values(narration.subtitles).map(
    async (path): Promise<[string, Served][]> => [
      [subtitlePlaylistOf(path), playlist(subtitlePlaylist(path, cut))],
      [
        path,
        { kind: 'text', text: cutSubtitles(await media.text(path), cut.seconds), type: 'text/vtt; charset=utf-8' },
      ],
    ],
  );
  return new Map<string, Served>([
    [MASTER, playlist(masterPlaylist(video))],
    ...tracksOf(video).flatMap((track) => trackFiles(track, cut)),
    ...(await Promise.all(subtitles)).flat(),
    [picture.thumbnails.file, file(picture.thumbnails.file)],
  ]);
}

function tracksOf({ picture, narration }: VideoMedia) {
  return [...picture.renditions, ...Object.values(narration.audio)];
}

function trackFiles(track: VideoMedia['narration']['audio']['zh'], cut: Cut): [string, Served][] {
  const segments = track.segmentSeconds.map((_seconds, index): [string, Served] => {
    const path = `${track.folder}/${segmentName(index)}`;
    return [path, index < cut.segments ? file(path) : { kind: 'beyond' }];
  });
  const init = `${track.folder}/init.mp4`;
  return [[playlistOf(track), playlist(trackPlaylist(track, cut))], [init, file(init)], ...segments];
}

function file(path: string): Served {
  return { kind: 'file', path: `${MEDIA_FOLDER}/${path}` };
}

function playlist(text: string): Served {
  return { kind: 'text', text, type: 'application/vnd.apple.mpegurl' };
}
