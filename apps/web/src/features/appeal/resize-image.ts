/** Enough to read a roster by; what is larger only takes longer to send. */
const SIDE_MAX = 2048;

const QUALITY = 0.85;

/**
 * A picture as a data URL, made smaller where it is large: photos of phones are ten times what is looked at.
 * @throws {Error} where the browser cannot read it
 */
export async function resizeImage(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser gives no canvas');
  // What is transparent in the original would turn black as a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
