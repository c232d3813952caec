import { join } from 'node:path';
import type { Scene, View } from './picture-script.ts';
import { CANVAS, FRAME_RATE } from './settings.ts';
import { run } from './tools.ts';

/** Cross-fade between two scenes, in seconds; the earlier scene runs on for as long. */
export const FADE = 1;

/** The time that the opening title stays before it fades. */
const OPENING = 4;

const isModel = (file: string): boolean => file.endsWith('.mp4');

/** Each frame of the turning model is used, which makes one turn last six seconds. */
const modelFilter = `setpts=N/${FRAME_RATE}/TB,scale=${CANVAS.width}:${CANVAS.height}:flags=lanczos`;

/** Repeats one decoded frame without end. */
const hold = `loop=loop=-1:size=1,setpts=N/${FRAME_RATE}/TB`;

const between = (from: number, to: number, frames: number): string => `(${from}+(${to - from})*on/${frames})`;

/** A move with sub-pixel steps: the four corners of the view are resampled for every frame. */
const moveFilter = (from: View, to: View, frames: number): string => {
  const centreX = between(from[0], to[0], frames);
  const centreY = between(from[1], to[1], frames);
  const half = between(from[2] / 2, to[2] / 2, frames);
  const left = `W*(${centreX}-${half})`;
  const right = `W*(${centreX}+${half})`;
  const top = `H*(${centreY}-${half})`;
  const bottom = `H*(${centreY}+${half})`;
  const corners = [left, top, right, top, left, bottom, right, bottom];
  const names = ['x0', 'y0', 'x1', 'y1', 'x2', 'y2', 'x3', 'y3'];
  const pairs = names.map((name, index) => `${name}='${corners[index] ?? ''}'`).join(':');
  return `perspective=${pairs}:sense=source:eval=frame:interpolation=linear`;
};

/**
 * Returns ffmpeg's input options for the image or model of a scene. A still is enlarged to the canvas into `work`
 * first, without its film grain, which would cost more than the picture itself.
 */
export const sceneInput = async (scene: Scene, imagery: string, work: string): Promise<string[]> => {
  const source = join(imagery, scene.file);
  if (isModel(scene.file)) return ['-stream_loop', '-1', '-i', source];
  const size = `${CANVAS.width}:${CANVAS.height}`;
  const filter = `nlmeans=s=4:p=5:r=9,scale=${size}:force_original_aspect_ratio=increase:flags=lanczos,crop=${size}`;
  const still = join(work, `${scene.file}.png`);
  await run('ffmpeg', ['-v', 'error', '-y', '-i', source, '-vf', filter, still]);
  return ['-i', still];
};

const titleFilter = (seconds: number, shown: { from: number; until: number }): string =>
  `format=yuva420p,${hold},trim=duration=${seconds},fade=t=in:st=${shown.from}:d=0.6:alpha=1,` +
  `fade=t=out:st=${shown.until}:d=0.6:alpha=1`;

/** The positions of a scene's inputs in ffmpeg's list and its label in the graph. */
interface ScenePlace {
  input: number;
  strip: number;
  /** Input of the opening title, for the first scene alone. */
  opening: number | null;
  name: string;
}

/**
 * The graph of one scene with its titles.
 *
 * @param visible seconds until the next scene starts to fade in
 * @param tail seconds the scene runs on under that fade
 */
export const sceneGraph = (scene: Scene, place: ScenePlace, visible: number, tail: number): string => {
  const seconds = visible + tail;
  const frames = seconds * FRAME_RATE;
  const still = `format=yuv420p,${hold},trim=duration=${seconds},${moveFilter(scene.from, scene.to, frames)}`;
  const base = isModel(scene.file) ? `${modelFilter},trim=duration=${seconds},format=yuv420p` : still;
  const { input, strip, opening, name } = place;
  const stripFrom = opening === null ? FADE : OPENING + 0.6;
  const parts = [
    `[${input}:v]${base},fps=${FRAME_RATE}[${name}b]`,
    `[${strip}:v]${titleFilter(seconds, { from: stripFrom, until: visible - 0.6 + (tail === 0 ? 60 : 0) })}[${name}s]`,
    `[${name}b][${name}s]overlay=x=0:y=H-h:eof_action=pass[${name}${opening === null ? '' : 'c'}]`,
  ];
  if (opening === null) return parts.join(';');
  const card = `format=yuva420p,${hold},trim=duration=${OPENING + 1},fade=t=out:st=${OPENING}:d=0.6:alpha=1`;
  return [...parts, `[${opening}:v]${card}[${name}o]`, `[${name}c][${name}o]overlay=eof_action=pass[${name}]`].join(
    ';',
  );
};
