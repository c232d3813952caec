import type { Locale } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../platform/app-context.ts';
import type { FileAddress } from '../../platform/storage/file-cache.ts';
import {
  buildMasterPlaylist,
  buildSubtitlePlaylist,
  buildTrackPlaylist,
  computePlayableRange,
  getSegmentName,
  getSubtitlePlaylistPath,
  getTrackPlaylistPath,
  type PlayableRange,
} from './hls/hls-playlist.ts';
import { truncateSubtitles } from './hls/truncate-subtitles.ts';
import type { MediaTrack, Rendition } from './video-media.ts';
import { createVideoMediaRepository, type VideoMedia } from './video-media-repository.ts';

/** The response to a path below a video's token. */
type MediaFile =
  | { readonly kind: 'file'; readonly address: FileAddress }
  | { readonly kind: 'text'; readonly text: string; readonly type: string }
  /** A segment after the viewer's limit (rules/security-media#try-watch). */
  | { readonly kind: 'beyondLimit' };

type MediaFileTable = ReadonlyMap<string, MediaFile>;

/** A version of a video's media in memory; it never changes. */
export interface MediaVersion {
  readonly videoId: string;
  readonly seconds: number;
  /** The files by their path below the token, for a watch limit in seconds; null is no limit. */
  listFiles(limitSeconds: number | null): MediaFileTable;
}

/** Versions that are cached; one has a few hundred short entries. */
const VERSIONS_MAX = 200;

/** The language of the names of tracks: viewers share a playlist, and the portal has names of its own. */
const TRACK_LOCALE: Locale = 'zh';

/** Path of the master playlist below the token. */
export const MASTER_PLAYLIST = 'master.m3u8';

/** Path beside it of the playlist that has one definition alone, with sound and subtitles. */
export const getRenditionPlaylist = ({ name }: Pick<Rendition, 'name'>): string => `${name}.m3u8`;

/** A cached lookup of media versions by their id. */
export type MediaFiles = ReturnType<typeof createMediaFiles>;

/** Creates the lookup; versions are cached without end. */
export function createMediaFiles({ db, storage }: Pick<AppContext, 'db' | 'storage'>) {
  const repository = createVideoMediaRepository(db);
  const versions = new LRUCache<string, MediaVersion>({ max: VERSIONS_MAX });

  async function load(mediaId: string): Promise<MediaVersion | null> {
    const found = await repository.find(mediaId);
    // The video was deleted.
    if (!found?.videoId) return null;
    const { disk, folder, media, videoId } = found;
    const texts = media.subtitles.map(
      async ({ file }) => [file, await storage[disk].get(`${folder}/${file}`)] as const,
    );
    const subtitles = new Map(await Promise.all(texts));
    const tables = new Map<number | null, MediaFileTable>();
    return {
      videoId,
      seconds: media.seconds,
      listFiles(limitSeconds) {
        const table = tables.get(limitSeconds) ?? buildFileTable(found, limitSeconds, subtitles);
        tables.set(limitSeconds, table);
        return table;
      },
    };
  }

  return {
    /** A version; null for an unknown or removed one. */
    async find(mediaId: string): Promise<MediaVersion | null> {
      const version = versions.get(mediaId) ?? (await load(mediaId));
      if (version) versions.set(mediaId, version);
      return version;
    },
    /** Like `find`, from the cache only; undefined on a miss. */
    peek: (mediaId: string): MediaVersion | undefined => versions.get(mediaId),
  };
}

function buildFileTable(
  { disk, folder, media }: VideoMedia,
  limitSeconds: number | null,
  subtitles: ReadonlyMap<string, string>,
): MediaFileTable {
  const range = computePlayableRange(media, limitSeconds);
  const createFile = (path: string): MediaFile => ({ kind: 'file', address: `${disk}:${folder}/${path}` });
  const texts = [...subtitles].flatMap(([file, text]): [string, MediaFile][] => [
    [getSubtitlePlaylistPath(file), createPlaylist(buildSubtitlePlaylist(file, range))],
    [file, { kind: 'text', text: truncateSubtitles(text, range.seconds), type: 'text/vtt; charset=utf-8' }],
  ]);
  return new Map<string, MediaFile>([
    [MASTER_PLAYLIST, createPlaylist(buildMasterPlaylist(media, TRACK_LOCALE))],
    ...media.renditions.map((rendition): [string, MediaFile] => [
      getRenditionPlaylist(rendition),
      createPlaylist(buildMasterPlaylist({ ...media, renditions: [rendition] }, TRACK_LOCALE)),
    ]),
    ...[...media.renditions, ...media.audio].flatMap((track) => listTrackFiles(track, range, createFile)),
    ...texts,
    [media.thumbnails.file, createFile(media.thumbnails.file)],
  ]);
}

function listTrackFiles(
  track: MediaTrack,
  range: PlayableRange,
  createFile: (path: string) => MediaFile,
): [string, MediaFile][] {
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

function createPlaylist(text: string): MediaFile {
  return { kind: 'text', text, type: 'application/vnd.apple.mpegurl' };
}
