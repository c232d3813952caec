import { vi } from 'vitest';
import { commands } from 'vitest/browser';
import { LIVE_NOON } from './listed-live.ts';

/** Length of a segment, in seconds, and the number of segments. */
const SEGMENT_SECONDS = 6;
const COUNT = 14;

/** The folders of the sample library's video whose segments are streamed: its smallest picture and its sound. */
const FOLDERS = { SD: 'sd', audio: 'zh' } as const;

type Rendition = keyof typeof FOLDERS;

const ROOT = '/media/lives/l1-1/link';

/** The playlist of a channel that has this stream. */
export const FAKE_PLAYLIST = `${ROOT}/master.m3u8`;

/**
 * A running stream with a video rendition and audio only, in place of the gateway's. Its segments are listed up to
 * `newest`, and a request that `hold` matches is never answered, as on a network that delivers nothing.
 */
export class FakeStream {
  /** Numbers of the oldest listed segment, and of the newest one. */
  oldest = 1;
  newest = 4;
  /** Every request so far, by the end of its path. */
  readonly sent: string[] = [];
  #held: RegExp | null = null;
  #waiting: (() => void)[] = [];
  readonly #files: ReadonlyMap<string, string>;

  private constructor(files: ReadonlyMap<string, string>) {
    this.#files = files;
  }

  /** Loads the sample video, and replaces `XMLHttpRequest` for paths below the playlist until the end of the test. */
  static async install(): Promise<FakeStream> {
    const paths = Object.entries(FOLDERS).flatMap(([name, folder]) =>
      ['init.mp4', ...numbers(COUNT).map(getFileName)].map((file) => [`${name}/${file}`, `${folder}/${file}`] as const),
    );
    const files = await Promise.all(
      paths.map(async ([path, source]) => {
        const text = await commands.readFile(`../../library/media/pictures/trauma/${source}`, 'base64');
        return [
          path,
          URL.createObjectURL(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))])),
        ] as const;
      }),
    );
    const stream = new FakeStream(new Map(files));
    stream.#install();
    return stream;
  }

  /** Holds back every later request whose path matches. */
  hold(paths: RegExp): void {
    this.#held = paths;
  }

  /** Answers the requests that wait, and all that follow. */
  release(): void {
    this.#held = null;
    for (const answer of this.#waiting.splice(0)) answer();
  }

  /** The number of requests for a file. */
  count(path: string): number {
    return this.sent.filter((sent) => sent === path).length;
  }

  #install(): void {
    const find = (path: string) => this.#find(path);
    const request = (path: string, answer: () => void) => this.#request(path, answer);
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends XMLHttpRequest {
        #path = '';

        override open(method: string, url: string | URL, isAsync = true): void {
          const { pathname } = new URL(url, location.href);
          if (!pathname.startsWith(ROOT)) return super.open(method, url, isAsync);
          this.#path = pathname.slice(ROOT.length + 1);
          super.open(method, find(this.#path), isAsync);
        }

        override send(body?: XMLHttpRequestBodyInit | null): void {
          if (this.#path === '') return super.send(body);
          request(this.#path, () => {
            if (this.readyState === XMLHttpRequest.OPENED) super.send(body);
          });
        }
      },
    );
  }

  #request(path: string, answer: () => void): void {
    this.sent.push(path);
    if (this.#held?.test(path)) this.#waiting.push(answer);
    else answer();
  }

  #find(path: string): string {
    const playlist =
      path === 'master.m3u8'
        ? MASTER
        : path === 'SD.m3u8'
          ? this.#list('SD')
          : path === 'audio.m3u8' && this.#list('audio');
    if (!playlist) return this.#files.get(path) ?? path;
    return URL.createObjectURL(new Blob([playlist]));
  }

  #list(rendition: Rendition): string {
    return [
      `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-MEDIA-SEQUENCE:${this.oldest}`,
      `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
      `#EXT-X-MAP:URI="${getUrl(`${rendition}/init.mp4`)}"`,
      ...numbers(this.newest, this.oldest).flatMap((number) => [
        `#EXT-X-PROGRAM-DATE-TIME:${new Date(LIVE_NOON + (number - 1) * SEGMENT_SECONDS * 1000).toISOString()}`,
        `#EXTINF:${SEGMENT_SECONDS},\n${getUrl(`${rendition}/${getFileName(number)}`)}`,
      ]),
    ].join('\n');
  }
}

const numbers = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const getFileName = (number: number) => `seg-${String(number).padStart(5, '0')}.m4s`;

/** Absolute, as entries of a playlist would be resolved against the copy that the browser receives. */
const getUrl = (path: string) => `${location.origin}${ROOT}/${path}`;

const MASTER = [
  '#EXTM3U',
  '#EXT-X-STREAM-INF:BANDWIDTH=996000,CODECS="avc1.64001e",RESOLUTION=854x480,NAME="SD"',
  getUrl('SD.m3u8'),
  '#EXT-X-STREAM-INF:BANDWIDTH=96000,CODECS="mp4a.40.2",NAME="audio"',
  getUrl('audio.m3u8'),
].join('\n');
