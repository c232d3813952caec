/** Whole numbers below a limit, the same series for the same seed. */
export function createRandom(seed: number): (limit: number) => number {
  // Multiplied with a large odd number, as neighbouring seeds start alike otherwise.
  let state = Math.imul(seed ^ (seed << 16), 2_246_822_519) >>> 0;
  return (limit) => {
    // Constants of the linear congruential generator in Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
