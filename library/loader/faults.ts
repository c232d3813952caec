/** What is wrong with the library at one place. */
export interface Fault {
  /** Path of the file below the library's folder. */
  readonly file: string;
  /** Id of the item, empty where the fault is not in one. */
  readonly item: string;
  /** The field with the path to it, empty for the item as a whole. */
  readonly field: string;
  readonly problem: string;
}

/** Refuses a library with faults; the message holds a line for each of them. Nothing of such a library is loaded. */
export class ContentValidationError extends Error {
  override readonly name = 'LibraryFaults';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`The library has ${faults.length} fault(s):\n${faults.map(lineOf).join('\n')}`);
    this.faults = faults;
  }
}

function lineOf({ file, item, field, problem }: Fault): string {
  const place = [file, item, field].filter((part) => part !== '').join(' › ');
  return `${place}: ${problem}`;
}
