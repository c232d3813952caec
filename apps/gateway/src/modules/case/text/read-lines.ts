import { fileURLToPath } from 'node:url';
import { createWorker, PSM } from 'tesseract.js';
import type { FoundText, GrayPicture } from './gray-picture.ts';
import { encodeGraymap } from './portable-graymap.ts';
import { type ReadLine, selectText } from './text-rules.ts';
import { extractStrokes } from './text-strokes.ts';

/** The side to which a small picture is enlarged at most; text of 12 px is read at twice its size. */
const SIDE_MAX = 2560;
const SCALE_MAX = 2;

/** Pixels around a line that belong to its letters, as a share of its height. */
const MARGIN = 0.15;

/**
 * Starts the recognition of Chinese, whose data include Latin letters and digits. Nothing is fetched or written: the data
 * come from the package.
 */
export async function startRecognition(): Promise<(picture: GrayPicture) => Promise<FoundText[]>> {
  const data = import.meta.resolve('@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz');
  const langPath = fileURLToPath(new URL('.', data)).replace(/[\\/]$/, '');
  const worker = await createWorker('chi_sim', undefined, { langPath, cacheMethod: 'none' });
  // Without a layout: text is anywhere in a picture.
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SPARSE_TEXT,
    user_defined_dpi: '150',
    debug_file: '/dev/null',
  });

  async function read(strokes: GrayPicture): Promise<ReadLine[]> {
    // Without a stroke there is nothing to read.
    if (!strokes.gray8.some((value) => value < 128)) return [];
    const scale = Math.min(SCALE_MAX, SIDE_MAX / Math.max(strokes.width, strokes.height));
    const { data } = await worker.recognize(encodeGraymap(strokes, scale), {}, { blocks: true, text: false });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
    return lines.map(({ bbox, words }) => ({
      x: bbox.x0 / scale,
      y: bbox.y0 / scale,
      width: (bbox.x1 - bbox.x0) / scale,
      height: (bbox.y1 - bbox.y0) / scale,
      words: words.map(({ text, confidence }) => ({ text, confidence })),
    }));
  }

  return async (picture) => {
    const found: FoundText[] = [];
    // White letters, then black ones.
    for (const each of [picture, { ...picture, gray8: picture.gray8.map((value) => 255 - value) }]) {
      const { lines, parts } = extractStrokes(each);
      found.push(...selectText([...(await read(lines)), ...(await read(parts))]));
    }
    return found.map((text) => roundBox(text, picture));
  };
}

/** The box in whole pixels, with a margin, inside of the picture. */
function roundBox({ text, ...box }: FoundText, picture: GrayPicture): FoundText {
  const margin = 1 + box.height * MARGIN;
  const x = Math.max(0, Math.floor(box.x - margin));
  const y = Math.max(0, Math.floor(box.y - margin));
  return {
    x,
    y,
    width: Math.min(picture.width, Math.ceil(box.x + box.width + margin)) - x,
    height: Math.min(picture.height, Math.ceil(box.y + box.height + margin)) - y,
    text,
  };
}
