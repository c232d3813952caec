import type { Line } from '../timeline.ts';

/** A part of an image: its centre and width as parts of the image's own width and height; it has the image's shape. */
export type Region = readonly [centreX: number, centreY: number, width: number];

/** A point of an image, as parts of its width and height. */
export type Point = readonly [x: number, y: number];

/** A mark that is drawn over an image: a cut, a plan, a metal part, or a ring around a target. */
export type Mark =
  | { readonly kind: 'cut' | 'plan' | 'metal'; readonly points: readonly Point[] }
  | { readonly kind: 'ring'; readonly at: Point; readonly radius: number };

/** One view with the sentences spoken over it. */
export interface Shot {
  /** Picture in `library/imagery/`. */
  readonly file: string;
  readonly region: Region;
  /** The number of the film's sentences that are spoken over it. */
  readonly sentences: number;
  readonly marks: readonly Mark[];
}

/** The views of one chapter or step. */
export interface FilmScene {
  /** The start of the chapter or step in `library/content/videos.json`, in seconds. */
  readonly at: number;
  readonly shots: readonly Shot[];
}

/** The film of one video. */
export interface FilmScript {
  readonly videoId: string;
  /** The minimum length, whatever the sentences need. */
  readonly atLeastSeconds: number;
  /** The spoken lines of a video without a transcript. */
  readonly lines: readonly Line[];
  readonly scenes: readonly FilmScene[];
}

/** Pairs of numbers as points. */
const toPoints = (values: readonly number[]): Point[] =>
  values.flatMap((x, index) => (index % 2 === 0 ? [[x, values[index + 1] ?? 0] as const] : []));

/** The line of a cut, an incision or a fracture through x1, y1, x2, y2 and so on. */
export const cut = (...points: number[]): Mark => ({ kind: 'cut', points: toPoints(points) });

/** An axis, a measured line or a planned position. */
export const plan = (...points: number[]): Mark => ({ kind: 'plan', points: toPoints(points) });

/** A pin, a screw, a nail or an instrument. */
export const metal = (...points: number[]): Mark => ({ kind: 'metal', points: toPoints(points) });

/** A ring around a target; the radius is a part of the image's width. */
export const ring = (x: number, y: number, radius: number): Mark => ({ kind: 'ring', at: [x, y], radius });

export const shot = (file: string, region: Region, sentences: number, ...marks: Mark[]): Shot => ({
  file: `${file}.webp`,
  region,
  sentences,
  marks,
});

export const scene = (at: number, ...shots: Shot[]): FilmScene => ({ at, shots });

/** The film of a video whose transcript is spoken over it. */
export const film = (videoId: string, ...scenes: FilmScene[]): FilmScript => ({
  videoId,
  atLeastSeconds: 0,
  lines: [],
  scenes,
});
