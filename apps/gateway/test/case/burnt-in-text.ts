import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { createRandom } from './random-numbers.ts';

/** A rectangle of a picture in its pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A radiograph with text in its pixels, or without any. */
export interface TestPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** 8 bits a pixel. */
  readonly gray8: Buffer;
  /** The planted lines; none in a plain picture. */
  readonly lines: readonly (Box & { readonly text: string })[];
}

/** Radiographs and slices of the library; most have a side marker (L, R) and a ruler, which are no text to find. */
const RADIOGRAPHS = [
  'ankle-fracture-orif',
  'calcaneus-fracture-bohler',
  'cervical-lateral',
  'cervical-lateral-portrait',
  'elbow-ap-lateral',
  'foot-lateral',
  'hand-pa-bilateral',
  'hand-pa-portrait',
  'hip-ct-mpr',
  'hip-femoral-neck-fracture-ap',
  'hip-mri-osteonecrosis',
  'hip-pelvis-ap',
  'hip-total-prosthesis-ap',
  'hip-total-prosthesis-portrait',
  'humerus-proximal-plate',
  'knee-acl-reconstruction',
  'knee-ap-lateral',
  'knee-ap-portrait',
  'knee-mri-sagittal',
  'knee-tibial-plateau-plate',
  'knee-total-prosthesis',
  'lumbar-ap-lateral',
  'lumbar-lateral-portrait',
  'lumbar-mri-disc-herniation',
  'lumbar-pedicle-screws',
  'osteoporosis-vertebral-fracture',
  'paediatric-hand-bone-age',
  'paediatric-knee-physis',
  'scoliosis-ap',
  'scoliosis-portrait',
  'shoulder-ap',
  'tibia-intramedullary-nail',
  'tibia-intramedullary-nail-portrait',
  'tumor-distal-femur-osteosarcoma',
  'wrist-radius-volar-plate',
  'basic-film-reading',
] as const;

/** Lines as devices and hospitals write them: one to three together. */
const LABELS = [
  ['姓名：王建国'],
  ['李秀英  女  67岁'],
  ['ZHANG WEI', 'ID 20231107', 'M 58Y'],
  ['2023-11-07 10:32:15'],
  ['郑州市第一人民医院'],
  ['住院号 00458213', '影像号 DR202311070045'],
  ['Renji Hospital', 'CHEN XIAOMING'],
  ['No. 7783021'],
  ['患者：陈小明 男', '出生日期 1965.03.12'],
  ['DOB 12/03/1965'],
  ['WANG^JIANGUO'],
  ['上海交通大学医学院附属仁济医院', '2024年5月18日'],
  ['Patient: Liu Fang', 'Acc 90012345'],
  ['赵敏', '门诊号 110293847'],
  ['Age 071Y  Sex F'],
  ['张伟 13812345678'],
  ['SIEMENS 2022/09/30', 'HUANG LI'],
  ['刘德山', '骨科 12床'],
  ['ST. MARY HOSPITAL'],
  ['检查日期：2021-01-09', '孙丽娟'],
] as const;

const SIZES = [12, 14, 16, 18, 20, 24, 28, 32, 40];
const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'top', 'bottom', 'left', 'right'] as const;
const FONTS = [
  ['400Regular', 'Noto Sans SC'],
  ['600SemiBold', 'Noto Sans SC SemiBold'],
] as const;

/** Side of the square pictures, as of a slice. */
const SLICE = 512;

/** Pictures of each kind (rules/case-image#text). */
export const TEST_PICTURES = 40;

/** A picture without text; half of them are squares of 512 px. */
export async function makePlainPicture(index: number): Promise<TestPicture> {
  const { name, pixels } = await openRadiograph(index);
  return { ...(await toGray(pixels)), name: `${index} ${name}`, lines: [] };
}

/** The same picture with the lines of a patient in a corner or at an edge, white or black, of 12 to 40 px. */
export async function makePlantedPicture(index: number): Promise<TestPicture> {
  const random = createRandom(index + 1);
  const { name, pixels } = await openRadiograph(index);
  const isBlack = index % 4 === 3;
  // Black letters are written on a negative.
  const { width, height, gray8 } = await toGray(isBlack ? pixels.negate({ alpha: false }) : pixels);
  const [label = ['']] = [LABELS[index % LABELS.length]];
  const corner = CORNERS[random(CORNERS.length)] ?? 'topLeft';
  const font = FONTS[random(FONTS.length)] ?? FONTS[0];
  const wanted = SIZES[index % SIZES.length] ?? 16;
  const rendered = await renderLines(label, { font, size: wanted, isBlack, widest: width - 24 });
  const gap = Math.round(rendered.size * 0.4);
  const total = rendered.lines.reduce((sum, line) => sum + line.height + gap, -gap);
  let y = placeVertically(corner, height, total, 8 + random(16));
  const margin = 8 + random(16);
  const lines = [];
  const layers = [];
  for (const line of rendered.lines) {
    const x = placeHorizontally(corner, width, line.width, margin);
    layers.push({ input: line.png, left: x, top: y });
    lines.push({ x, y, width: line.width, height: line.height, text: line.text });
    y += line.height + gap;
  }
  const raw = { width, height, channels: 1 } as const;
  const planted = sharp(gray8, { raw }).toColourspace('srgb').composite(layers);
  // As a picture that was stored as JPEG once, which blurs its letters.
  const stored = await planted.jpeg({ quality: 88 }).toBuffer();
  return { ...(await toGray(sharp(stored))), name: `${index} ${name} ${corner} ${rendered.size}px`, lines };
}

async function openRadiograph(index: number) {
  const name = RADIOGRAPHS[index % RADIOGRAPHS.length] ?? RADIOGRAPHS[0];
  const url = import.meta.resolve(`../../../../library/imagery/${name}.webp`);
  const pixels = sharp(await readFile(fileURLToPath(url)));
  const isSlice = (index + Math.floor(index / RADIOGRAPHS.length)) % 2 === 1;
  return { name, pixels: isSlice ? pixels.resize(SLICE, SLICE, { fit: 'cover' }) : pixels };
}

async function toGray(pixels: Sharp): Promise<Pick<TestPicture, 'width' | 'height' | 'gray8'>> {
  const { data, info } = await pixels.greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, gray8: data };
}

interface LineOptions {
  readonly font: (typeof FONTS)[number];
  readonly size: number;
  readonly isBlack: boolean;
  readonly widest: number;
}

/** Lines as pictures; smaller where the widest does not fit. */
async function renderLines(texts: readonly string[], { font, size, isBlack, widest }: LineOptions) {
  const fontfile = fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${font[0]}/NotoSansSC_${font[0]}.ttf`),
  );
  for (let fitting = size; ; fitting -= 2) {
    const lines = await Promise.all(
      texts.map(async (each) => {
        const text = `<span foreground="${isBlack ? 'black' : 'white'}">${each}</span>`;
        const image = sharp({ text: { text, fontfile, font: `${font[1]} ${fitting}`, rgba: true, dpi: 72 } });
        const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
        return { text: each, png: data, width: info.width, height: info.height };
      }),
    );
    if (fitting <= 12 || lines.every((line) => line.width <= widest)) return { lines, size: fitting };
  }
}

function placeHorizontally(corner: string, width: number, length: number, margin: number): number {
  if (/right/i.test(corner)) return width - length - margin;
  return /left/i.test(corner) ? margin : Math.round((width - length) / 2);
}

function placeVertically(corner: string, height: number, length: number, margin: number): number {
  if (corner.startsWith('bottom')) return height - length - margin;
  return corner.startsWith('top') ? margin : Math.round((height - length) / 2);
}
