/*
 * Loads the scripts of a page whose prerendered shell is painted, with its pictures: earlier they would take network and
 * processor from it (rules/navigation#prerendered-shell). A script of its own, which runs after the style sheets.
 */

/** Longest time in ms that scripts wait for pictures, and for frames, which a hidden tab does not paint. */
const LIMIT_MS = 1000;

void Promise.race([painted(), new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]).then(loadScripts);

async function painted(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('#first-frame img:not([loading="lazy"])');
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  await nextFrame();
  // The first frame is painted after its callbacks.
  await nextFrame();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function loadScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')) link.rel = 'modulepreload';
  for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[type="after-paint"]')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = waiting.src;
    script.crossOrigin = waiting.crossOrigin;
    waiting.replaceWith(script);
  }
}
