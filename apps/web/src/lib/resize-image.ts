/** The box in px that an image must fit into. */
interface Box {
  readonly width: number;
  readonly height: number;
}

/** Enough to read a roster or a licence. */
const READABLE: Box = { width: 2048, height: 2048 };

const QUALITY = 0.85;

/**
 * The image as a JPEG data URL, scaled down to fit into the box.
 * @throws {Error} where the browser cannot decode it
 */
export async function resizeImage(file: Blob, box = READABLE): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, box.width / bitmap.width, box.height / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas context');
  // JPEG has no transparency: without a background it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
