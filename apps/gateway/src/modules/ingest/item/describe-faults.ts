/** Faults of an item as one line each: file, item, field, problem. */
export function describeFaults(
  { file, item }: { file: string; item: string },
  faults: readonly { readonly field: string; readonly problem: string }[],
): string {
  const formatPath = (field: string) => [file, item, field].filter((part) => part !== '').join(' › ');
  return faults.map(({ field, problem }) => `${formatPath(field)}: ${problem}`).join('\n');
}
