import { PNG } from 'pngjs';

/** A drawn document as a picture file: a sheet on a table, with lines of letters. `light` from 0 to 1 darkens it. */
export function drawDocument(name: string, { light = 1 }: { light?: number } = {}) {
  const [width, height] = [1280, 880];
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isSheet = x > 60 && x < width - 60 && y > 50 && y < height - 50;
      const isLetter = isSheet && x > 420 && x < 1160 && y > 120 && y < 760 && y % 56 < 30 && x % 22 < 9;
      const grey = Math.round((isLetter ? 40 : isSheet ? 205 : 92) * light);
      png.data.set([grey, grey, grey, 255], (y * width + x) * 4);
    }
  }
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png) };
}
