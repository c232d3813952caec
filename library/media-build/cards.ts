import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { CANVAS } from './settings.ts';
import { FONT } from './tools.ts';

const INK = '#0E1B2C';
const BONE = '#F7F6F2';
const TEAL = '#4FB8B0';

/** Height of the strip at the bottom of the canvas that carries a scene's title. */
const STRIP_HEIGHT = 330;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const text = (at: { x: number; y: number; size: number; weight: number; opacity: number }, content: string): string =>
  `<text x="${at.x}" y="${at.y}" font-family="${FONT}" font-size="${at.size}" font-weight="${at.weight}" ` +
  `fill="${BONE}" fill-opacity="${at.opacity}">${escapeXml(content)}</text>`;

const svg = (height: number, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${height}">` +
      `<defs><linearGradient id="rise" x1="0" y1="0" x2="0" y2="1">` +
      `<stop offset="0" stop-color="${INK}" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity="0.92"/>` +
      `</linearGradient><linearGradient id="side" x1="0" y1="0" x2="1" y2="0">` +
      `<stop offset="0" stop-color="${INK}" stop-opacity="0.96"/><stop offset="1" stop-color="${INK}" stop-opacity="0.5"/>` +
      `</linearGradient></defs>${body}</svg>`,
  );

const save = async (image: Buffer, file: string): Promise<void> => writeFile(file, await sharp(image).png().toBuffer());

/** Writes the title of a scene as a transparent strip. */
export const sceneStrip = async (file: string, titles: { title: string; titleEn: string }): Promise<void> => {
  const body =
    `<rect width="${CANVAS.width}" height="${STRIP_HEIGHT}" fill="url(#rise)"/>` +
    `<rect x="96" y="164" width="6" height="98" rx="3" fill="${TEAL}"/>` +
    text({ x: 128, y: 206, size: 50, weight: 700, opacity: 1 }, titles.title) +
    text({ x: 129, y: 258, size: 30, weight: 400, opacity: 0.82 }, titles.titleEn);
  await save(svg(STRIP_HEIGHT, body), file);
};

/** Writes the opening title of a picture as a canvas that dims the first image behind it. */
export const openingCard = async (file: string, titles: { title: string; titleEn: string }): Promise<void> => {
  const body =
    `<rect width="${CANVAS.width}" height="${CANVAS.height}" fill="url(#side)"/>` +
    text({ x: 160, y: 404, size: 34, weight: 500, opacity: 0.8 }, '骨元 · Osteon') +
    `<rect x="160" y="440" width="88" height="6" rx="3" fill="${TEAL}"/>` +
    text({ x: 156, y: 560, size: 92, weight: 700, opacity: 1 }, titles.title) +
    text({ x: 160, y: 632, size: 40, weight: 400, opacity: 0.85 }, titles.titleEn);
  await save(svg(CANVAS.height, body), file);
};
