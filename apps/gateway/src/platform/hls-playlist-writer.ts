/** An alternative track of a master playlist (`EXT-X-MEDIA`). */
export interface AlternativeTrack {
  readonly type: 'AUDIO' | 'SUBTITLES';
  readonly groupId: string;
  readonly name: string;
  readonly language: string;
  readonly isDefault: boolean;
  /** For subtitles only. */
  readonly isForced?: boolean;
  readonly uri: string;
}

/** A stream of a master playlist (`EXT-X-STREAM-INF`). */
interface VariantStream {
  readonly uri: string;
  /** Bits per second, as is `averageBandwidth`. */
  readonly bandwidth: number;
  readonly averageBandwidth?: number;
  /** RFC 6381 codec strings. */
  readonly codecs: readonly string[];
  readonly resolution?: { readonly width: number; readonly height: number };
  readonly frameRate?: number;
  /** Group of its audio tracks, as is `subtitles`. */
  readonly audio?: string;
  readonly subtitles?: string;
  /** States that the video has no captions of its own. */
  readonly hasNoClosedCaptions?: boolean;
  /** A name that the standard does not define: players read it as the label. */
  readonly name?: string;
}

/** A segment of a media playlist. */
export interface PlaylistSegment {
  readonly uri: string;
  readonly seconds: number;
  /** Set for the first segment of each recorded run. */
  readonly runStart?: RunStart;
}

interface RunStart {
  /** Number of discontinuities before it. */
  readonly discontinuities: number;
  readonly initUri: string;
  /** Wall clock of its first frame, in ms since 1970. */
  readonly wallClock: number;
}

/** A media playlist; what is not set is left out. */
interface MediaPlaylist {
  readonly version: number;
  readonly isIndependent?: boolean;
  readonly targetSeconds: number;
  /** Number of its first segment. */
  readonly sequence: number;
  /** Number of the discontinuities before its first segment. */
  readonly discontinuitySequence?: number;
  /** True if no segment is added any more. */
  readonly isOver: boolean;
  /** Distance from the end, in seconds, from which a player may request to skip segments. */
  readonly skipUntilSeconds?: number;
  /** Number of segments that are skipped before the first of `segments`. */
  readonly skipped?: number;
  /** The initialization segment of all segments, unless each run has its own. */
  readonly initUri?: string;
  /** Decimals of the length of a segment. */
  readonly decimals: number;
  readonly segments: readonly PlaylistSegment[];
}

const INDEPENDENT = '#EXT-X-INDEPENDENT-SEGMENTS';

/** Writes a master playlist of streams whose segments can each be decoded alone (RFC 8216, 4.3.4). */
export function writeMasterPlaylist({
  version,
  tracks = [],
  streams,
}: {
  readonly version: number;
  readonly tracks?: readonly AlternativeTrack[];
  readonly streams: readonly VariantStream[];
}): string {
  return joinLines([
    ...formatHeader(version),
    INDEPENDENT,
    ...tracks.map(formatTrack),
    ...streams.flatMap((stream) => [formatStream(stream), stream.uri]),
  ]);
}

/** Writes a media playlist (RFC 8216, 4.3.3; skipped segments: RFC 8216bis, 4.4.5.2). */
export function writeMediaPlaylist(playlist: MediaPlaylist): string {
  const { discontinuitySequence, isOver, skipUntilSeconds, skipped = 0, decimals } = playlist;
  const lines = formatHeader(playlist.version);
  if (playlist.isIndependent) lines.push(INDEPENDENT);
  lines.push(`#EXT-X-TARGETDURATION:${playlist.targetSeconds}`, `#EXT-X-MEDIA-SEQUENCE:${playlist.sequence}`);
  if (discontinuitySequence !== undefined) lines.push(`#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitySequence}`);
  if (isOver) lines.push('#EXT-X-PLAYLIST-TYPE:VOD');
  if (skipUntilSeconds !== undefined)
    lines.push(formatTag('#EXT-X-SERVER-CONTROL', { 'CAN-SKIP-UNTIL': skipUntilSeconds.toFixed(1) }));
  if (skipped > 0) lines.push(formatTag('#EXT-X-SKIP', { 'SKIPPED-SEGMENTS': String(skipped) }));
  if (playlist.initUri !== undefined) lines.push(formatInit(playlist.initUri));
  for (const { uri, seconds, runStart } of playlist.segments) {
    if (runStart) lines.push(...formatRunStart(runStart));
    lines.push(`#EXTINF:${seconds.toFixed(decimals)},`, uri);
  }
  if (isOver) lines.push('#EXT-X-ENDLIST');
  return joinLines(lines);
}

const formatHeader = (version: number): string[] => ['#EXTM3U', `#EXT-X-VERSION:${version}`];

const formatTrack = ({ type, groupId, name, language, isDefault, isForced, uri }: AlternativeTrack): string =>
  formatTag('#EXT-X-MEDIA', {
    TYPE: type,
    'GROUP-ID': quote(groupId),
    NAME: quote(name),
    LANGUAGE: quote(language),
    DEFAULT: formatBoolean(isDefault),
    AUTOSELECT: 'YES',
    FORCED: isForced === undefined ? undefined : formatBoolean(isForced),
    URI: quote(uri),
  });

const formatStream = (stream: VariantStream): string =>
  formatTag('#EXT-X-STREAM-INF', {
    BANDWIDTH: String(stream.bandwidth),
    'AVERAGE-BANDWIDTH': stream.averageBandwidth?.toString(),
    CODECS: quote(stream.codecs.join(',')),
    RESOLUTION: stream.resolution && `${stream.resolution.width}x${stream.resolution.height}`,
    'FRAME-RATE': stream.frameRate?.toFixed(3),
    AUDIO: quote(stream.audio),
    SUBTITLES: quote(stream.subtitles),
    'CLOSED-CAPTIONS': stream.hasNoClosedCaptions ? 'NONE' : undefined,
    NAME: quote(stream.name),
  });

const formatRunStart = ({ discontinuities, initUri, wallClock }: RunStart): string[] => [
  ...Array.from({ length: discontinuities }, () => '#EXT-X-DISCONTINUITY'),
  formatInit(initUri),
  `#EXT-X-PROGRAM-DATE-TIME:${new Date(wallClock).toISOString()}`,
];

const formatInit = (uri: string): string => formatTag('#EXT-X-MAP', { URI: quote(uri) });

function formatTag(tag: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const list = Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
  return `${tag}:${list.join(',')}`;
}

const formatBoolean = (isTrue: boolean): string => (isTrue ? 'YES' : 'NO');

const quote = (text: string | undefined): string | undefined => (text === undefined ? undefined : `"${text}"`);

const joinLines = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
