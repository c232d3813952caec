import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { CANVAS } from '../settings.ts';
import { run } from '../tools.ts';
import type { Mark, Point, Region, Shot } from './film-script.ts';

/** The colours and strokes of the covers' planning lines. */
const STROKES = {
  cut: { colour: '#FFB547', width: 7, dash: '' },
  plan: { colour: '#4FD1C7', width: 6, dash: '26 16' },
  metal: { colour: '#EEF2F4', width: 16, dash: '' },
  ring: { colour: '#4FD1C7', width: 6, dash: '' },
};

/** The left and upper edge of a region and its size, inside the image. */
const toBox = ([centreX, centreY, width]: Region): { left: number; top: number; width: number } => ({
  left: Math.min(Math.max(0, centreX - width / 2), 1 - width),
  top: Math.min(Math.max(0, centreY - width / 2), 1 - width),
  width,
});

/** The lines over a region of an image as SVG of the canvas' size. */
const drawMarks = (region: Region, marks: readonly Mark[]): string => {
  const box = toBox(region);
  const place = ([x, y]: Point): string =>
    `${Math.round(((x - box.left) / box.width) * CANVAS.width)},${Math.round(((y - box.top) / box.width) * CANVAS.height)}`;
  const draw = (mark: Mark): string => {
    const { colour, width, dash } = STROKES[mark.kind];
    const stroke = `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
    if (mark.kind !== 'ring') {
      return `<polyline points="${mark.points.map(place).join(' ')}" ${stroke} stroke-dasharray="${dash || 'none'}"/>`;
    }
    const [x, y] = place(mark.at).split(',');
    return `<circle cx="${x}" cy="${y}" r="${Math.round((mark.radius / box.width) * CANVAS.width)}" ${stroke}/>`;
  };
  const { width, height } = CANVAS;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.map(draw).join('')}</svg>`;
};

/** Images without their film grain, which would cost more than the picture itself; each is cleaned once in a build. */
const clean = new Map<string, Promise<Buffer>>();

const removeGrain = async (source: string): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'osteon-grain-'));
  const file = join(folder, 'clean.png');
  await run('ffmpeg', ['-v', 'error', '-i', source, '-vf', 'nlmeans=s=4:p=5:r=9', file]);
  const image = await readFile(file);
  await rm(folder, { recursive: true });
  return image;
};

const readClean = (source: string): Promise<Buffer> => {
  const cached = clean.get(source) ?? removeGrain(source);
  clean.set(source, cached);
  return cached;
};

/** Writes the view of a shot at the size of the canvas and returns its file. */
export const drawShot = async (
  shot: Shot,
  index: number,
  folders: { imagery: string; work: string },
): Promise<string> => {
  const image = sharp(await readClean(join(folders.imagery, shot.file)));
  const { width: columns, height: rows } = await image.metadata();
  const { left, top, width } = toBox(shot.region);
  const part = {
    left: Math.round(left * columns),
    top: Math.round(top * rows),
    width: Math.floor(width * columns),
    height: Math.floor(width * rows),
  };
  const view = image.extract(part).resize(CANVAS.width, CANVAS.height, { fit: 'fill', kernel: 'lanczos3' });
  const lines = Buffer.from(drawMarks(shot.region, shot.marks));
  const file = join(folders.work, `shot-${index}.jpg`);
  const drawn = view.removeAlpha().composite([{ input: lines }]);
  await writeFile(file, await drawn.jpeg({ quality: 96, chromaSubsampling: '4:4:4' }).toBuffer());
  return file;
};
