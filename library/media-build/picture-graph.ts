import { join } from 'node:path';
import { FADE, sceneGraph, sceneInput } from './camera.ts';
import { openingCard, sceneStrip } from './cards.ts';
import type { PictureScript } from './picture-script.ts';
import { DEFINITIONS } from './settings.ts';
import { sceneStarts } from './timeline.ts';

/** ffmpeg's inputs and the graph that composes a moving picture; it ends in one pad per definition. */
export interface MovingGraph {
  inputs: string[];
  graph: string;
}

const drawTitles = async (script: PictureScript, work: string): Promise<{ strips: string[]; opening: string }> => {
  const opening = join(work, 'opening.png');
  await openingCard(opening, script);
  const strips = script.scenes.map((_, index) => join(work, `strip-${index}.png`));
  for (const [index, scene] of script.scenes.entries()) await sceneStrip(strips[index] ?? '', scene);
  return { strips, opening };
};

/** Cross-fades from each scene to the next at the second where the next one starts. */
export const fades = (starts: readonly number[]): { chain: string[]; last: string } => {
  const chain = starts.slice(1).map((start, index) => {
    const before = index === 0 ? 'v0' : `x${index}`;
    return `[${before}][v${index + 1}]xfade=transition=fade:duration=${FADE}:offset=${start}[x${index + 1}]`;
  });
  return { chain, last: starts.length === 1 ? 'v0' : `x${starts.length - 1}` };
};

/** Scales the composed picture to every definition. */
export const toDefinitions = (last: string): string[] => [
  `[${last}]split=${DEFINITIONS.length}${DEFINITIONS.map(({ name }) => `[${name}0]`).join('')}`,
  ...DEFINITIONS.map(({ name, width, height }) => `[${name}0]scale=${width}:${height},setsar=1[${name}]`),
];

/** Draws the titles of a picture into `work` and composes its scenes, each of the length in `seconds`. */
export const pictureGraph = async (
  script: PictureScript,
  seconds: readonly number[],
  folders: { imagery: string; work: string },
): Promise<MovingGraph> => {
  const { strips, opening } = await drawTitles(script, folders.work);
  const scenes = script.scenes;
  const stills: string[][] = [];
  for (const scene of scenes) stills.push(await sceneInput(scene, folders.imagery, folders.work));
  const inputs = [...stills.flat(), ...[...strips, opening].flatMap((file) => ['-i', file])];
  const graphs = scenes.map((scene, index) => {
    const tail = index === scenes.length - 1 ? 0 : FADE;
    const card = index === 0 ? scenes.length * 2 : null;
    const place = { input: index, strip: scenes.length + index, opening: card, name: `v${index}` };
    return sceneGraph(scene, place, seconds[index] ?? 0, tail);
  });
  const { chain, last } = fades(sceneStarts(seconds));
  return { inputs, graph: [...graphs, ...chain, ...toDefinitions(last)].join(';') };
};
