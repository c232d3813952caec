/** Longer side in px: phones draw nothing on a canvas of more than 16 million pixels. */
const SIDE_MAX = 4096;

const QUALITY = 0.95;

/**
 * A picture turned to the right by quarters of a circle, as a JPEG on white.
 * @throws {Error} where the browser cannot decode the picture
 */
export async function turnPicture(picture: File, quarters: number): Promise<File> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = quarters % 2 === 0 ? [width, height] : [height, width];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas context');
  // JPEG has no transparency: without a background it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (!blob) throw new Error('no picture');
  return new File([blob], picture.name, { type: blob.type });
}
