/** Time limit of a seek whose second is loaded, in ms. */
const SEEK_MAX_MS = 2000;
/** The distance by which a lost seek is moved, in seconds: one to the same second is ignored. */
const STEP_SECONDS = 0.1;

/**
 * Repeats seeks that never end: WebKit's GStreamer player at times loses one that starts while the first segments are
 * appended, and then waits for ever although all is loaded (rules/video#lost-seeks). Returns the function that stops
 * it.
 */
export function retryLostSeeks(media: HTMLMediaElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const watch = () => {
    stop();
    timer = setTimeout(() => {
      if (!media.seeking) return;
      // The new seek is observed by its own event; one whose second is not loaded yet is checked again.
      if (isLoaded(media)) media.currentTime += STEP_SECONDS;
      else watch();
    }, SEEK_MAX_MS);
  };
  media.addEventListener('seeking', watch);
  media.addEventListener('seeked', stop);
  return () => {
    stop();
    media.removeEventListener('seeking', watch);
    media.removeEventListener('seeked', stop);
  };
}

function isLoaded({ buffered, currentTime }: HTMLMediaElement): boolean {
  return Array.from({ length: buffered.length }, (_, index) => index).some(
    (index) => buffered.start(index) <= currentTime && currentTime + STEP_SECONDS < buffered.end(index),
  );
}
