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

/** Loads them in short tasks, as a slow phone would not respond to touches during a long one. */
async function loadScripts(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')];
  for (const link of links) {
    link.rel = 'modulepreload';
    await nextTask();
  }
  for (const { dataset, href } of links) {
    if (dataset['entry'] === undefined) continue;
    // Where one fails, the entry script, which imports it, fails as well.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
  for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[type="after-paint"]')) {
    const script = document.createElement('script');
    for (const { name, value } of waiting.attributes) script.setAttribute(name, value);
    script.type = 'module';
    waiting.replaceWith(script);
  }
}

/** Without the pause of a timeout, which browsers prolong to 4 ms. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });
}
