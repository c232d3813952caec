declare global {
  interface Window {
    recordedErrors?: string[];
  }
}

/**
 * Records the errors of a page from now on: WebKit's driver reports none, and its browser prints none while it is
 * driven. Evaluated in the browser.
 */
export function recordErrors(): void {
  const errors = (window.recordedErrors ??= []);
  const describe = (event: Event) =>
    event instanceof ErrorEvent ? event.message : `${(event.target as Element).outerHTML} was not loaded.`;
  // Errors of elements do not bubble. That sizes are observed in the next frame is reported as an error, but is none.
  addEventListener(
    'error',
    (event) => !describe(event).startsWith('ResizeObserver') && errors.push(describe(event)),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`Unhandled rejection: ${reason}`));
  const log = console.error;
  console.error = (...args) => {
    errors.push(args.map(String).join(' '));
    log(...args);
  };
}

/** Errors of the page that is shown; evaluated in the browser. */
export function readRecordedErrors(): readonly string[] {
  return window.recordedErrors ?? [];
}
