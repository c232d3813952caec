import { AudioLanguage, DEFAULT_LANGUAGE_PREFERENCE } from '@osteon/domain';
import type { MediaTrack, VideoMediaMetadata } from '../video-media.ts';

/** Number of segments of every track that a viewer may play, and their total length. */
export interface PlayableRange {
  readonly segments: number;
  readonly seconds: number;
}

/** First lines of every playlist; fMP4 requires version 7. */
const HEADER = ['#EXTM3U', '#EXT-X-VERSION:7'];

/** Default audio language (rules/language#preferences). */
const DEFAULT_AUDIO = DEFAULT_LANGUAGE_PREFERENCE.videoAudioLanguage === AudioLanguage.chinese ? 'zh' : 'en';

const NAMES = {
  zh: { audio: '中文配音', subtitles: '中文字幕' },
  en: { audio: '英文原声', subtitles: '英文字幕' },
} as const;

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

/** The master playlist: definitions in rising order, audio tracks and subtitles with Chinese names. */
export function buildMasterPlaylist({ renditions, audio, subtitles }: VideoMediaMetadata): string {
  const preferred = audio.find(({ language }) => language === DEFAULT_AUDIO) ?? audio[0];
  const sounds = audio.map((track) =>
    formatAttributes('#EXT-X-MEDIA', {
      TYPE: 'AUDIO',
      'GROUP-ID': quote('audio'),
      NAME: quote(NAMES[track.language].audio),
      LANGUAGE: quote(track.language),
      DEFAULT: track === preferred ? 'YES' : 'NO',
      AUTOSELECT: 'YES',
      URI: quote(getTrackPlaylistPath(track)),
    }),
  );
  const texts = subtitles.map(({ language, file }) =>
    formatAttributes('#EXT-X-MEDIA', {
      TYPE: 'SUBTITLES',
      'GROUP-ID': quote('subtitles'),
      NAME: quote(NAMES[language].subtitles),
      LANGUAGE: quote(language),
      // The portal renders subtitles itself; those of the player would be displayed twice.
      DEFAULT: 'NO',
      AUTOSELECT: 'YES',
      FORCED: 'NO',
      URI: quote(getSubtitlePlaylistPath(file)),
    }),
  );
  const maxOfAudio = (read: (track: MediaTrack) => number) => Math.max(0, ...audio.map(read));
  const renditionLines = renditions.flatMap((rendition) => [
    formatAttributes('#EXT-X-STREAM-INF', {
      BANDWIDTH: String(Math.ceil(rendition.bandwidth + maxOfAudio(({ bandwidth }) => bandwidth))),
      'AVERAGE-BANDWIDTH': String(
        Math.ceil(rendition.averageBandwidth + maxOfAudio(({ averageBandwidth }) => averageBandwidth)),
      ),
      CODECS: quote([rendition.codecs, ...(preferred ? [preferred.codecs] : [])].join(',')),
      RESOLUTION: `${rendition.width}x${rendition.height}`,
      'FRAME-RATE': rendition.frameRate.toFixed(3),
      ...(sounds.length > 0 && { AUDIO: quote('audio') }),
      ...(texts.length > 0 && { SUBTITLES: quote('subtitles') }),
      'CLOSED-CAPTIONS': 'NONE',
    }),
    getTrackPlaylistPath(rendition),
  ]);
  return joinLines([...HEADER, '#EXT-X-INDEPENDENT-SEGMENTS', ...sounds, ...texts, ...renditionLines]);
}

/** The playlist of one track up to the range's end; it is in the track's folder. */
export function buildTrackPlaylist(track: MediaTrack, { segments }: PlayableRange): string {
  const lengths = track.segmentSeconds.slice(0, segments);
  return joinLines([
    ...buildMediaHeader(Math.max(...lengths)),
    '#EXT-X-MAP:URI="init.mp4"',
    ...lengths.flatMap((seconds, index) => [`#EXTINF:${seconds.toFixed(3)},`, getSegmentName(index)]),
    '#EXT-X-ENDLIST',
  ]);
}

/** The playlist of subtitles, with one WebVTT file for the whole length. */
export function buildSubtitlePlaylist(file: string, { seconds }: PlayableRange): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return joinLines([...buildMediaHeader(seconds), `#EXTINF:${seconds.toFixed(3)},`, name, '#EXT-X-ENDLIST']);
}

/** Path of a track's playlist. */
export const getTrackPlaylistPath = ({ folder }: Pick<MediaTrack, 'folder'>): string => `${folder}/index.m3u8`;

/** Path of the playlist of a WebVTT file. */
export const getSubtitlePlaylistPath = (file: string): string => file.replace(/\.vtt$/, '.m3u8');

/** File name of segment `index` (from 0) in its track's folder. */
export const getSegmentName = (index: number): string => `seg-${String(index + 1).padStart(5, '0')}.m4s`;

function buildMediaHeader(longestSeconds: number): string[] {
  return [
    ...HEADER,
    `#EXT-X-TARGETDURATION:${Math.round(longestSeconds)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
  ];
}

function formatAttributes(tag: string, values: Readonly<Record<string, string>>): string {
  return `${tag}:${Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(',')}`;
}

function quote(text: string): string {
  return `"${text}"`;
}

function joinLines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`;
}
