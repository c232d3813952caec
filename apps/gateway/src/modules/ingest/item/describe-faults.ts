/** Faults of an item as one line each: file, item, field, problem. */
export function describeFaults(
  { file, item }: { file: string; item: string },
  faults: readonly { readonly field: string; readonly problem: string }[],
): string {
  const place = (field: string) => [file, item, field].filter((part) => part !== '').join(' › ');
  return faults.map(({ field, problem }) => `${place(field)}: ${problem}`).join('\n');
}
