/** The parsed entries of a media playlist. */
export interface ReadPlaylist {
  readonly seconds: number[];
  readonly segments: string[];
  readonly targetDuration: number;
  readonly ended: boolean;
  readonly map: string | undefined;
}

/** Parses a media playlist as a player does. */
export function readPlaylist(text: string): ReadPlaylist {
  const lines = text.split('\n');
  return {
    seconds: [...text.matchAll(/^#EXTINF:([\d.]+),/gm)].map(([, value]) => Number(value)),
    segments: lines.filter((line) => line !== '' && !line.startsWith('#')),
    targetDuration: Number(/^#EXT-X-TARGETDURATION:(\d+)$/m.exec(text)?.[1]),
    ended: lines.includes('#EXT-X-ENDLIST'),
    map: /^#EXT-X-MAP:URI="([^"]+)"$/m.exec(text)?.[1],
  };
}

/** The URLs of a kind in a master playlist. */
export function readMaster(text: string): { renditions: string[]; audio: string[]; subtitles: string[] } {
  const media = (type: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`#EXT-X-MEDIA:TYPE=${type}`))
      .map((line) => /URI="([^"]+)"/.exec(line)?.[1] ?? '');
  return {
    renditions: text.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
    audio: media('AUDIO'),
    subtitles: media('SUBTITLES'),
  };
}
