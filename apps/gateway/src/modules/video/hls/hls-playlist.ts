import { AudioLanguage, DEFAULT_LANGUAGE_PREFERENCE, type Locale } from '@osteon/domain';
import {
  type AlternativeTrack,
  writeMasterPlaylist,
  writeMediaPlaylist,
} from '../../../platform/hls-playlist-writer.ts';
import { m } from '../../../texts/index.ts';
import type { MediaTrack, VideoMediaMetadata } from '../video-media.ts';

/** Number of segments of every track that a viewer may play, and their total length. */
export interface PlayableRange {
  readonly segments: number;
  readonly seconds: number;
}

/** fMP4 requires version 7. */
const VERSION = 7;

/** The properties of every media playlist: all segments are there from the start. */
const WHOLE = { version: VERSION, sequence: 0, isOver: true, decimals: 3 };

/** Default audio language (rules/language#preferences). */
const DEFAULT_AUDIO = DEFAULT_LANGUAGE_PREFERENCE.videoAudioLanguage === AudioLanguage.chinese ? 'zh' : 'en';

/** Tolerance in seconds for rounded lengths. */
const ROUNDING = 0.001;

/**
 * The segments of every track that a viewer may play; a limit of null is none. Within a limit whole segments, as it is
 * never exceeded; without one the video's end lies inside its last segment.
 */
export function computePlayableRange(
  { renditions, seconds }: VideoMediaMetadata,
  limitSeconds: number | null,
): PlayableRange {
  const limit = limitSeconds === null || limitSeconds >= seconds ? null : limitSeconds;
  let segments = 0;
  let length = 0;
  for (const next of renditions[0]?.segmentSeconds ?? []) {
    if (limit === null ? length >= seconds - ROUNDING : length + next > limit + ROUNDING) break;
    segments++;
    length += next;
  }
  return { segments, seconds: length };
}

/** The master playlist: definitions in rising order, audio tracks and subtitles with their names. */
export function buildMasterPlaylist({ renditions, audio, subtitles }: VideoMediaMetadata, locale: Locale): string {
  const preferred = audio.find(({ language }) => language === DEFAULT_AUDIO) ?? audio[0];
  const sounds = audio.map(
    (track): AlternativeTrack => ({
      type: 'AUDIO',
      groupId: 'audio',
      name: m[`video.track.audio.${track.language}`]({}, { locale }),
      language: track.language,
      isDefault: track === preferred,
      uri: getTrackPlaylistPath(track),
    }),
  );
  const texts = subtitles.map(
    ({ language, file }): AlternativeTrack => ({
      type: 'SUBTITLES',
      groupId: 'subtitles',
      name: m[`video.track.subtitles.${language}`]({}, { locale }),
      language,
      // The portal renders subtitles itself; those of the player would be displayed twice.
      isDefault: false,
      isForced: false,
      uri: getSubtitlePlaylistPath(file),
    }),
  );
  const maxOfAudio = (read: (track: MediaTrack) => number) => Math.max(0, ...audio.map(read));
  return writeMasterPlaylist({
    version: VERSION,
    tracks: [...sounds, ...texts],
    streams: renditions.map((rendition) => ({
      uri: getTrackPlaylistPath(rendition),
      bandwidth: Math.ceil(rendition.bandwidth + maxOfAudio(({ bandwidth }) => bandwidth)),
      averageBandwidth: Math.ceil(rendition.averageBandwidth + maxOfAudio(({ averageBandwidth }) => averageBandwidth)),
      codecs: [rendition.codecs, ...(preferred ? [preferred.codecs] : [])],
      resolution: rendition,
      frameRate: rendition.frameRate,
      audio: sounds[0]?.groupId,
      subtitles: texts[0]?.groupId,
      hasNoClosedCaptions: true,
    })),
  });
}

/** The playlist of one track up to the range's end; it is in the track's folder. */
export function buildTrackPlaylist(track: MediaTrack, { segments }: PlayableRange): string {
  const lengths = track.segmentSeconds.slice(0, segments);
  return writeMediaPlaylist({
    ...WHOLE,
    targetSeconds: Math.round(Math.max(...lengths)),
    initUri: 'init.mp4',
    segments: lengths.map((seconds, index) => ({ uri: getSegmentName(index), seconds })),
  });
}

/** The playlist of subtitles, with one WebVTT file for the whole length. */
export function buildSubtitlePlaylist(file: string, { seconds }: PlayableRange): string {
  return writeMediaPlaylist({
    ...WHOLE,
    targetSeconds: Math.round(seconds),
    segments: [{ uri: file.slice(file.lastIndexOf('/') + 1), seconds }],
  });
}

/** Path of a track's playlist. */
export const getTrackPlaylistPath = ({ folder }: Pick<MediaTrack, 'folder'>): string => `${folder}/index.m3u8`;

/** Path of the playlist of a WebVTT file. */
export const getSubtitlePlaylistPath = (file: string): string => file.replace(/\.vtt$/, '.m3u8');

/** File name of segment `index` (from 0) in its track's folder. */
export const getSegmentName = (index: number): string => `seg-${String(index + 1).padStart(5, '0')}.m4s`;
