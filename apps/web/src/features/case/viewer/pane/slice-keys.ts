/** The slice that a key leads to, as in a list: arrows one, Page Up and Down ten; null for another key. */
export function getSliceOfKey(key: string, slice: number, count: number): number | null {
  if (key === 'ArrowUp' || key === 'ArrowLeft') return slice - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return slice + 1;
  if (key === 'PageUp') return slice - 10;
  if (key === 'PageDown') return slice + 10;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
