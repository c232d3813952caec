/** A picture file that the browser can show. */
export interface OpenPicture {
  readonly file: File;
  /** Its address until it is closed. */
  readonly url: string;
  close(): void;
}

/** Opens a picture; null for a file that the browser cannot decode. */
export async function openPicture(file: File): Promise<OpenPicture | null> {
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { file, url, close };
  } catch {
    close();
    return null;
  }
}
