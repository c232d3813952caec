import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { checkPhoto, type Pixels } from './photo-check.ts';

const WIDTH = 480;
const HEIGHT = 320;

/** A document: a grey sheet on a table, with a portrait, lines of letters and a stamp. */
function draw(more = '', { paper = '#d8d4c4', ink = '#2a2a33', table = '#5d564d' } = {}): Sharp {
  const letters = Array.from({ length: 10 }, (_, row) =>
    Array.from(
      { length: 30 },
      (_, column) =>
        `<rect x="${190 + column * 8}" y="${50 + row * 22}" width="${3 + ((column * 7 + row) % 4)}" height="11" fill="${ink}"/>`,
    ).join(''),
  ).join('');
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <rect width="480" height="320" fill="${table}"/><rect x="24" y="20" width="432" height="280" fill="${paper}"/>
      <rect x="50" y="60" width="100" height="130" fill="#9aa7b5"/><circle cx="100" cy="110" r="26" fill="${ink}"/>
      ${letters}${more}</svg>`),
  );
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const glare = (x: number, y: number, r = 60) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`;

test.each([
  ['a good photo', draw(), 1600, [], null],
  ['a bright sheet', draw('', { paper: '#f4f2ec' }), 1600, [], null],
  ['a white sheet, burnt out as a whole', draw('', { paper: '#ffffff' }), 1600, [], null],
  ['a small photo', draw(), 640, ['small'], null],
  ['a photo of exactly the smallest side', draw(), 800, [], null],
  ['a blurred photo', draw().blur(6), 1600, ['blurred'], null],
  ['a nearly sharp photo', draw().blur(0.8), 1600, [], null],
  ['a dark photo', draw().linear(0.22, 0), 1600, ['dark'], null],
  ['a photo in dim light', draw().linear(0.6, 0), 1600, [], null],
  ['a black frame', draw('<rect width="480" height="320"/>'), 1600, ['blurred', 'dark'], null],
  ['glare at the upper right', draw(glare(380, 80)), 1600, ['glare'], 'topRight'],
  ['glare at the upper left', draw(glare(90, 80)), 1600, ['glare'], 'topLeft'],
  ['glare at the lower left', draw(glare(90, 250)), 1600, ['glare'], 'bottomLeft'],
  ['glare at the lower right', draw(glare(390, 250)), 1600, ['glare'], 'bottomRight'],
  ['glare in the middle', draw(glare(240, 160)), 1600, ['glare'], 'middle'],
  ['a spark', draw(glare(240, 160, 8)), 1600, [], null],
  ['glare on a blurred photo', draw(glare(380, 80)).blur(6), 700, ['small', 'blurred', 'glare'], 'topRight'],
] as const)('%s', async (_what, image, fullSide, problems, glareAt) => {
  expect(checkPhoto(await toPixels(image), fullSide)).toMatchObject({ problems, glareAt });
});

test('the check of a photo without pixels contains no NaN', () => {
  expect(checkPhoto({ data: [], width: 0, height: 0 }, 0)).toMatchObject({ sharpness: 0, brightness: 0 });
});
