import type { CropArea } from './picture-cropper.tsx';

const QUALITY = 0.92;

/**
 * Cuts a part out of a picture, upright, as a JPEG on white, no larger than `width`.
 * @throws {Error} where the browser cannot decode the picture
 */
export async function cropPicture(
  picture: Blob,
  area: CropArea,
  { width }: { readonly width: number },
): Promise<string> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, width / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas context');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: without a background it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
