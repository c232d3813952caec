import { AudioLanguage, DEFAULT_LANGUAGE_PREFERENCE } from '@osteon/domain';
import type { VideoMedia } from './media-catalogue-repository.ts';

type Track = VideoMedia['narration']['audio']['zh'];

/** Number of segments of every track that a viewer may play, and their total length. */
export interface PlayableRange {
  readonly segments: number;
  readonly seconds: number;
}

/** First lines of every playlist; fMP4 requires version 7. */
const HEADER = ['#EXTM3U', '#EXT-X-VERSION:7'];

/** Default audio language (rules/language#preferences). */
const DEFAULT_AUDIO = DEFAULT_LANGUAGE_PREFERENCE.videoAudioLanguage === AudioLanguage.chinese ? 'zh' : 'en';

const LANGUAGES = [
  { language: 'zh', audio: '中文配音', subtitles: '中文字幕' },
  { language: 'en', audio: '英文原声', subtitles: '英文字幕' },
] as const;

/** Tolerance in seconds for rounded lengths. */
const ROUNDING = 0.001;

/**
 * The whole segments of the film within the narration and the limit; a limit of null is none. All definitions and both
 * audio tracks end after the same number of segments.
 */
export function computePlayableRange(
  { picture, narration, seconds }: VideoMedia,
  limitSeconds: number | null,
): PlayableRange {
  const end = Math.min(seconds, limitSeconds ?? seconds);
  const lengths = picture.renditions[0]?.segmentSeconds ?? [];
  const most = Math.min(narration.audio.zh.segmentSeconds.length, narration.audio.en.segmentSeconds.length);
  let segments = 0;
  let length = 0;
  for (const next of lengths.slice(0, most)) {
    if (length + next > end + ROUNDING) break;
    segments++;
    length += next;
  }
  return { segments, seconds: length };
}

/** The master playlist: definitions in rising order, two audio tracks, two subtitles, with Chinese names. */
export function buildMasterPlaylist({ picture, narration }: VideoMedia): string {
  const audio = LANGUAGES.map(({ language, audio: name }) =>
    formatAttributes('#EXT-X-MEDIA', {
      TYPE: 'AUDIO',
      'GROUP-ID': quote('audio'),
      NAME: quote(name),
      LANGUAGE: quote(language),
      DEFAULT: language === DEFAULT_AUDIO ? 'YES' : 'NO',
      AUTOSELECT: 'YES',
      URI: quote(getTrackPlaylistPath(narration.audio[language])),
    }),
  );
  const subtitles = LANGUAGES.map(({ language, subtitles: name }) =>
    formatAttributes('#EXT-X-MEDIA', {
      TYPE: 'SUBTITLES',
      'GROUP-ID': quote('subtitles'),
      NAME: quote(name),
      LANGUAGE: quote(language),
      // The portal renders subtitles itself; those of the player would be shown twice.
      DEFAULT: 'NO',
      AUTOSELECT: 'YES',
      FORCED: 'NO',
      URI: quote(getSubtitlePlaylistPath(narration.subtitles[language])),
    }),
  );
  const audioTracks = Object.values(narration.audio);
  const maxOfAudio = (read: (track: Track) => number) => Math.max(...audioTracks.map(read));
  const definitions = picture.renditions.flatMap((rendition) => [
    formatAttributes('#EXT-X-STREAM-INF', {
      BANDWIDTH: String(Math.ceil(rendition.bandwidth + maxOfAudio(({ bandwidth }) => bandwidth))),
      'AVERAGE-BANDWIDTH': String(
        Math.ceil(rendition.averageBandwidth + maxOfAudio(({ averageBandwidth }) => averageBandwidth)),
      ),
      CODECS: quote(`${rendition.codecs},${narration.audio.zh.codecs}`),
      RESOLUTION: `${rendition.width}x${rendition.height}`,
      'FRAME-RATE': rendition.frameRate.toFixed(3),
      AUDIO: quote('audio'),
      SUBTITLES: quote('subtitles'),
      'CLOSED-CAPTIONS': 'NONE',
    }),
    getTrackPlaylistPath(rendition),
  ]);
  return joinLines([...HEADER, '#EXT-X-INDEPENDENT-SEGMENTS', ...audio, ...subtitles, ...definitions]);
}

/** The playlist of one track up to the range's end; it lies in the track's folder. */
export function buildTrackPlaylist(track: Track, { segments }: PlayableRange): string {
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
export const getTrackPlaylistPath = ({ folder }: Pick<Track, 'folder'>): string => `${folder}/index.m3u8`;

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
