import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rendition, Thumbnails } from '../media-catalogue.ts';
import { hlsOutput, measure } from './hls.ts';
import { pictureGraph } from './picture-graph.ts';
import type { PictureScript } from './picture-script.ts';
import { DEFINITIONS, FRAME_RATE, SEGMENT_SECONDS } from './settings.ts';
import { writeThumbnails } from './thumbnails.ts';
import { options, run } from './tools.ts';

/** Where a picture is built. */
interface PictureTarget {
  root: string;
  folder: string;
  imagery: string;
  work: string;
}

const encoder = (crf: number): string[] => [
  '-an',
  ...options({
    'c:v': 'libx264',
    'profile:v': 'high',
    preset: 'fast',
    tune: 'animation',
    bf: 8,
    refs: 3,
    crf,
    // The number of threads changes the bytes, so it is fixed.
    threads: 2,
    g: SEGMENT_SECONDS * FRAME_RATE,
    keyint_min: SEGMENT_SECONDS * FRAME_RATE,
    sc_threshold: 0,
    pix_fmt: 'yuv420p',
    // The first frame is shown at second 0 without an edit list, which players of fragments do not read.
    hls_segment_options: 'movflags=+negative_cts_offsets:use_editlist=0',
  }),
];

/** Renders the moving picture once and writes all definitions and the preview tiles below `root/folder`. */
export const writePicture = async (
  script: PictureScript,
  seconds: readonly number[],
  target: PictureTarget,
): Promise<{ renditions: Rendition[]; thumbnails: Thumbnails }> => {
  const { root, folder, imagery, work } = target;
  const { inputs, graph } = await pictureGraph(script, seconds, { imagery, work });
  const folderOf = (name: string): string => `${folder}/${name.toLowerCase()}`;
  for (const { name } of DEFINITIONS) await mkdir(join(root, folderOf(name)), { recursive: true });
  const outputs = DEFINITIONS.flatMap(({ name, crf }) => [
    '-map',
    `[${name}]`,
    ...encoder(crf),
    ...hlsOutput(join(root, folderOf(name))),
  ]);
  const quiet = ['-v', 'error', '-y', '-filter_complex_threads', '2'];
  await run('nice', ['-n', '10', 'ffmpeg', ...quiet, ...inputs, '-filter_complex', graph, ...outputs]);
  const renditions: Rendition[] = [];
  for (const { name, width, height } of DEFINITIONS) {
    const track = await measure(root, folderOf(name));
    renditions.push({ ...track, name, width, height, frameRate: FRAME_RATE });
  }
  const [smallest] = renditions;
  if (smallest === undefined) throw new Error('A picture needs at least one definition');
  const thumbnails = await writeThumbnails(smallest, { root, file: `${folder}/tiles.webp`, work });
  return { renditions, thumbnails };
};
