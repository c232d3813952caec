/** A place in a series that is shown, and how far around it slices are loaded. */
export interface Focus {
  readonly slice: number;
  readonly count: number;
  /** 1 while the reader scrolls to higher numbers, else -1: that side comes first. */
  readonly direction: 1 | -1;
  /** Slices on each side. */
  readonly reach: number;
}

/** The slices to load around a place, the nearest first, on both sides (rules/case-viewer#memory). */
export function* orderSlices({ slice, count, direction, reach }: Focus): Generator<number> {
  yield slice;
  for (let step = 1; step <= reach; step++) {
    for (const next of [slice + step * direction, slice - step * direction]) {
      if (next >= 0 && next < count) yield next;
    }
  }
}

/** The farthest slice from a place; undefined where there is none. */
export function getFarthest(slices: Iterable<number>, from: number): number | undefined {
  let farthest: number | undefined;
  for (const slice of slices) {
    if (farthest === undefined || Math.abs(slice - from) > Math.abs(farthest - from)) farthest = slice;
  }
  return farthest;
}
