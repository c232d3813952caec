/** A media playlist of ffmpeg, as far as its segments are to be passed on. */
interface SegmentList {
  /** The file that a player needs before the first segment; empty while there is none. */
  readonly init: string;
  readonly segments: readonly { readonly number: number; readonly seconds: number; readonly file: string }[];
}

const LENGTH = /^#EXTINF:([\d.]+),/;
const FILE = /^(\d+)\.m4s$/;
const INIT = /^#EXT-X-MAP:URI="([\w.-]+)"/m;

/** Reads the segments that ffmpeg has finished. */
export function readSegmentList(text: string): SegmentList {
  const lines = text.split('\n');
  const segments = lines.flatMap((line, index) => {
    const [, seconds] = LENGTH.exec(line) ?? [];
    const [file, number] = FILE.exec(lines[index + 1] ?? '') ?? [];
    return seconds === undefined || file === undefined
      ? []
      : [{ number: Number(number), seconds: Number(seconds), file }];
  });
  return { init: INIT.exec(text)?.[1] ?? '', segments };
}
