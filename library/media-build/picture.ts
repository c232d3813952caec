import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rendition, Thumbnails } from '../media-catalogue.ts';
import { hlsOutput, measure } from './hls.ts';
import type { MovingGraph } from './picture-graph.ts';
import type { Encoding } from './settings.ts';
import { SEGMENT_SECONDS } from './settings.ts';
import { writeThumbnails } from './thumbnails.ts';
import { options, run } from './tools.ts';

/** The location where a picture is built. */
interface PictureTarget {
  root: string;
  folder: string;
  work: string;
}

const encoder = ({ frameRate, preset, references }: Encoding, crf: number): string[] => [
  '-an',
  ...options({
    'c:v': 'libx264',
    'profile:v': 'high',
    preset,
    tune: 'animation',
    bf: 8,
    refs: references,
    crf,
    // The number of threads changes the bytes, so it is fixed.
    threads: 2,
    g: SEGMENT_SECONDS * frameRate,
    keyint_min: SEGMENT_SECONDS * frameRate,
    sc_threshold: 0,
    pix_fmt: 'yuv420p',
    // The first frame is displayed at second 0 without an edit list, which players of fragments do not read.
    hls_segment_options: 'movflags=+negative_cts_offsets:use_editlist=0',
  }),
];

/** Renders a moving picture once and writes all definitions and the preview tiles below `root/folder`. */
export const writePicture = async (
  { inputs, graph }: MovingGraph,
  encoding: Encoding,
  target: PictureTarget,
): Promise<{ renditions: Rendition[]; thumbnails: Thumbnails }> => {
  const { root, folder, work } = target;
  const { definitions, frameRate } = encoding;
  const folderOf = (name: string): string => `${folder}/${name.toLowerCase()}`;
  for (const { name } of definitions) await mkdir(join(root, folderOf(name)), { recursive: true });
  const outputs = definitions.flatMap(({ name, crf }) => [
    '-map',
    `[${name}]`,
    ...encoder(encoding, crf),
    ...hlsOutput(join(root, folderOf(name))),
  ]);
  const quiet = ['-v', 'error', '-y', '-filter_complex_threads', '2'];
  await run('nice', ['-n', '10', 'ffmpeg', ...quiet, ...inputs, '-filter_complex', graph, ...outputs]);
  const renditions: Rendition[] = [];
  for (const { name, width, height } of definitions) {
    const track = await measure(root, folderOf(name));
    renditions.push({ ...track, name, width, height, frameRate });
  }
  const [smallest] = renditions;
  if (smallest === undefined) throw new Error('A picture needs at least one definition');
  const thumbnails = await writeThumbnails(smallest, frameRate, { root, file: `${folder}/tiles.webp`, work });
  return { renditions, thumbnails };
};
