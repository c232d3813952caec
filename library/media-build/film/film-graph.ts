import { FADE } from '../camera.ts';
import type { MovingGraph } from '../picture-graph.ts';
import { fades, toDefinitions } from '../picture-graph.ts';
import { CANVAS, FILM_ENCODING } from '../settings.ts';
import type { Shot } from './film-script.ts';
import { drawShot } from './film-still.ts';

/** The factor by which the camera moves closer, as a part of the view; about one pixel from frame to frame. */
const CLOSER = 0.035;

/** The slow moves of the camera, in turn: closer, to the right, back, to the left; `t` runs from 0 to 1. */
const MOVES = [
  { zoom: `1+${CLOSER}*t`, across: '0.5' },
  { zoom: `${1 + CLOSER}`, across: 't' },
  { zoom: `${1 + CLOSER}-${CLOSER}*t`, across: '0.5' },
  { zoom: `${1 + CLOSER}`, across: '(1-t)' },
];

/** Enlarged before the move, which goes by whole pixels. */
const ENLARGED = `scale=${CANVAS.width * 2}:${CANVAS.height * 2}:flags=bicubic`;

const moveFilter = (index: number, frames: number): string => {
  const { zoom, across } = MOVES[index % MOVES.length] ?? { zoom: '1', across: '0.5' };
  const at = (expression: string): string => expression.replaceAll('t', `(on/${frames})`);
  const { frameRate } = FILM_ENCODING;
  return (
    `${ENLARGED},zoompan=z='${at(zoom)}':x='(iw-iw/zoom)*${at(across)}':y='(ih-ih/zoom)/2'` +
    `:d=${frames}:s=${CANVAS.width}x${CANVAS.height}:fps=${frameRate}`
  );
};

/**
 * Draws the shots of a film into `work` and composes them, each from its start to the next one. Nothing is written on
 * the pictures.
 */
export const filmGraph = async (
  shots: readonly Shot[],
  starts: readonly number[],
  seconds: number,
  folders: { imagery: string; work: string },
): Promise<MovingGraph> => {
  const inputs: string[] = [];
  for (const [index, shot] of shots.entries()) inputs.push('-i', await drawShot(shot, index, folders));
  const graphs = shots.map((_, index) => {
    const next = starts[index + 1];
    const shown = (next === undefined ? seconds : next + FADE) - (starts[index] ?? 0);
    return `[${index}:v]format=yuv420p,${moveFilter(index, Math.round(shown * FILM_ENCODING.frameRate))}[v${index}]`;
  });
  const { chain, last } = fades(starts);
  return { inputs, graph: [...graphs, ...chain, ...toDefinitions(last)].join(';') };
};
