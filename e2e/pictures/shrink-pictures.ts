import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Writes the pictures that are named as arguments with a palette where that halves them, as every version of them stays
 * in the repository. The difference to the nearest of 256 colours is within the tolerance
 * (scripts/launch-arguments.mjs).
 */
for (const path of process.argv.slice(2)) {
  const picture = await readFile(path);
  if ((await sharp(picture).metadata()).isPalette) continue;
  await writeFile(path, await sharp(picture).removeAlpha().png({ palette: true, dither: 0, effort: 7 }).toBuffer());
}
