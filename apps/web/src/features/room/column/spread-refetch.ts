/** The shortest time between two refetches, and the range of their random delay, in ms. */
const PAUSE_MS = 2000;
const SPREAD_MS = 2000;

/**
 * Refetches after a random delay, at most once in 2 s, as all viewers of an event are notified at the same time; requests
 * that arrive before it are part of it (rules/room#column-tabs).
 */
export function createSpreadRefetch(run: () => void): { request: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let earliest = 0;
  const runNow = () => {
    timer = undefined;
    earliest = Date.now() + PAUSE_MS;
    run();
  };
  return {
    request: () => {
      timer ??= setTimeout(runNow, Math.max(0, earliest - Date.now()) + Math.random() * SPREAD_MS);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
