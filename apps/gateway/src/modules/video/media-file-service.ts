import { LRUCache } from 'lru-cache';
import {
  buildMasterPlaylist,
  buildSubtitlePlaylist,
  buildTrackPlaylist,
  computePlayableRange,
  getSegmentName,
  getSubtitlePlaylistPath,
  getTrackPlaylistPath,
  type PlayableRange,
} from './hls-playlist.ts';
import { MEDIA_FOLDER, type MediaCatalogue, type VideoMedia } from './media-catalogue-repository.ts';
import { truncateSubtitles } from './truncate-subtitles.ts';

/** What an address below a video's token answers with. */
export type MediaFile =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'text'; readonly text: string; readonly type: string }
  /** Part of the title, but past what the viewer may watch (security 71). */
  | { readonly kind: 'beyond' };

type MediaFileTable = ReadonlyMap<string, MediaFile>;

/** Tables of this many titles are kept; one has some hundred short entries. */
const TITLES_KEPT = 200;

/** Address of the master playlist below the token. */
export const MASTER_PLAYLIST = 'master.m3u8';

/** Tells what each address of a video's media answers with, by how much of it may be watched. */
export function createMediaFiles(media: MediaCatalogue) {
  const tables = new LRUCache<string, MediaFileTable>({ max: TITLES_KEPT });

  return {
    async find(videoId: string, limitSeconds: number | null, address: string): Promise<MediaFile | null> {
      const key = `${videoId} ${limitSeconds}`;
      const table = tables.get(key) ?? (await buildFileTable(media, videoId, limitSeconds));
      if (table) tables.set(key, table);
      return table?.get(address) ?? null;
    },
    /** The same where the title's table is at hand; undefined where it is not. */
    findCached: (videoId: string, limitSeconds: number | null, address: string): MediaFile | undefined =>
      tables.get(`${videoId} ${limitSeconds}`)?.get(address),
  };
}

async function buildFileTable(
  media: MediaCatalogue,
  videoId: string,
  limitSeconds: number | null,
): Promise<MediaFileTable | null> {
  const video = await media.findByVideo(videoId);
  if (!video) return null;
  const cut = computePlayableRange(video, limitSeconds);
  const { narration, picture } = video;
  const subtitles = Object.values(narration.subtitles).map(
    async (path): Promise<[string, MediaFile][]> => [
      [getSubtitlePlaylistPath(path), playlist(buildSubtitlePlaylist(path, cut))],
      [
        path,
        { kind: 'text', text: truncateSubtitles(await media.text(path), cut.seconds), type: 'text/vtt; charset=utf-8' },
      ],
    ],
  );
  return new Map<string, MediaFile>([
    [MASTER_PLAYLIST, playlist(buildMasterPlaylist(video))],
    ...listTracks(video).flatMap((track) => listTrackFiles(track, cut)),
    ...(await Promise.all(subtitles)).flat(),
    [picture.thumbnails.file, file(picture.thumbnails.file)],
  ]);
}

function listTracks({ picture, narration }: VideoMedia) {
  return [...picture.renditions, ...Object.values(narration.audio)];
}

function listTrackFiles(track: VideoMedia['narration']['audio']['zh'], cut: PlayableRange): [string, MediaFile][] {
  const segments = track.segmentSeconds.map((_seconds, index): [string, MediaFile] => {
    const path = `${track.folder}/${getSegmentName(index)}`;
    return [path, index < cut.segments ? file(path) : { kind: 'beyond' }];
  });
  const init = `${track.folder}/init.mp4`;
  return [[getTrackPlaylistPath(track), playlist(buildTrackPlaylist(track, cut))], [init, file(init)], ...segments];
}

function file(path: string): MediaFile {
  return { kind: 'file', path: `${MEDIA_FOLDER}/${path}` };
}

function playlist(text: string): MediaFile {
  return { kind: 'text', text, type: 'application/vnd.apple.mpegurl' };
}
