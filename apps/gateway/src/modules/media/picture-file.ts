/** Path of a picture's variant in the file storage, and in its URL below `/media/`. */
export function getPictureFile(id: string, width: number): string {
  return `images/${id}-${width}.webp`;
}
