/** A media playlist of ffmpeg, reduced to its segments. */
interface SegmentList {
  /** The initialization segment, which a player needs before the first segment; empty while there is none. */
  readonly init: string;
  readonly segments: readonly { readonly number: number; readonly seconds: number; readonly file: string }[];
}

const LENGTH = /^#EXTINF:([\d.]+),/;
const FILE = /^(\d+)\.m4s$/;
const INIT = /^#EXT-X-MAP:URI="([\w.-]+)"/m;

/** Parses the segments that ffmpeg has finished. */
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
