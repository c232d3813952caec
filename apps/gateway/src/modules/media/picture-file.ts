/** Path of a picture's variant on the disk of files, and in its address below `/media/`. */
export function pictureFile(id: string, width: number): string {
  return `images/${id}-${width}.webp`;
}
