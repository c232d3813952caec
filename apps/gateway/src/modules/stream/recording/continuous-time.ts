/**
 * Timestamps further apart than this, in ms, are a jump of the encoder's clock: it would have been disconnected as
 * silent.
 */
const FORWARD_MS = 5000;

/** Tolerance backwards, in ms: audio and video packets are slightly out of order. */
const BACK_MS = 1000;

/**
 * Creates the conversion of an encoder's timestamps, which start anywhere and may jump, to continuous ms from 0: over a
 * jump, by the time that has passed at the gateway (rules/stream#clocks).
 */
export function createContinuousTime(getNow: () => number): (timestamp: number) => number {
  let offset: number | null = null;
  let last = { timestamp: 0, time: 0, at: 0 };

  return (timestamp) => {
    const at = getNow();
    const step = timestamp - last.timestamp;
    if (offset === null) offset = -timestamp;
    else if (step > FORWARD_MS || step < -BACK_MS) {
      const passed = Math.min(Math.max(at - last.at, 0), FORWARD_MS);
      offset = last.time + passed - timestamp;
    }
    const time = timestamp + offset;
    last = { timestamp, time, at };
    return time;
  };
}
