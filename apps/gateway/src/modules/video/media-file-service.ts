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

/** The response to a path below a video's token. */
export type MediaFile =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'text'; readonly text: string; readonly type: string }
  /** A segment after the viewer's limit (rules/security#try-watch). */
  | { readonly kind: 'beyondLimit' };

type MediaFileTable = ReadonlyMap<string, MediaFile>;

/** File tables that are cached; one has a few hundred short entries. */
const TABLES_MAX = 200;

/** Path of the master playlist below the token. */
export const MASTER_PLAYLIST = 'master.m3u8';

/** Creates the lookup of a video's media files by path, for a viewer's watch limit. */
export function createMediaFiles(media: MediaCatalogue) {
  const tables = new LRUCache<string, MediaFileTable>({ max: TABLES_MAX });

  return {
    async find(videoId: string, limitSeconds: number | null, path: string): Promise<MediaFile | null> {
      const key = `${videoId} ${limitSeconds}`;
      const table = tables.get(key) ?? (await buildFileTable(media, videoId, limitSeconds));
      if (table) tables.set(key, table);
      return table?.get(path) ?? null;
    },
    /** As `find`, from the cache only; undefined on a miss. */
    findCached: (videoId: string, limitSeconds: number | null, path: string): MediaFile | undefined =>
      tables.get(`${videoId} ${limitSeconds}`)?.get(path),
  };
}

async function buildFileTable(
  media: MediaCatalogue,
  videoId: string,
  limitSeconds: number | null,
): Promise<MediaFileTable | null> {
  const video = await media.findByVideo(videoId);
  if (!video) return null;
  const range = computePlayableRange(video, limitSeconds);
  const { narration, picture } = video;
  const subtitles = Object.values(narration.subtitles).map(
    async (path): Promise<[string, MediaFile][]> => [
      [getSubtitlePlaylistPath(path), createPlaylist(buildSubtitlePlaylist(path, range))],
      [
        path,
        {
          kind: 'text',
          text: truncateSubtitles(await media.readText(path), range.seconds),
          type: 'text/vtt; charset=utf-8',
        },
      ],
    ],
  );
  return new Map<string, MediaFile>([
    [MASTER_PLAYLIST, createPlaylist(buildMasterPlaylist(video))],
    ...listTracks(video).flatMap((track) => listTrackFiles(track, range)),
    ...(await Promise.all(subtitles)).flat(),
    [picture.thumbnails.file, createFile(picture.thumbnails.file)],
  ]);
}

function listTracks({ picture, narration }: VideoMedia) {
  return [...picture.renditions, ...Object.values(narration.audio)];
}

function listTrackFiles(track: VideoMedia['narration']['audio']['zh'], range: PlayableRange): [string, MediaFile][] {
  const segments = track.segmentSeconds.map((_seconds, index): [string, MediaFile] => {
    const path = `${track.folder}/${getSegmentName(index)}`;
    return [path, index < range.segments ? createFile(path) : { kind: 'beyondLimit' }];
  });
  const init = `${track.folder}/init.mp4`;
  return [
    [getTrackPlaylistPath(track), createPlaylist(buildTrackPlaylist(track, range))],
    [init, createFile(init)],
    ...segments,
  ];
}

function createFile(path: string): MediaFile {
  return { kind: 'file', path: `${MEDIA_FOLDER}/${path}` };
}

function createPlaylist(text: string): MediaFile {
  return { kind: 'text', text, type: 'application/vnd.apple.mpegurl' };
}
