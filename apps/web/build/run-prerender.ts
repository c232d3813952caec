import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { renderPrerenderedShells } from '../src/app/prerendered-shell/render-prerendered-shells.tsx';

/*
 * Runs the bundle of src/app/prerendered-shell/render-prerendered-shells.tsx and writes what it renders:
 * `run-prerender.ts <bundle> <output>`. A process of its own, as the portal's modules read the browser's globals; these
 * stand for them.
 */
const [bundle = '', output = ''] = process.argv.slice(2);
const stored = new Map<string, string>();
const ignore = () => undefined;
const element = { dataset: {}, style: {}, setAttribute: ignore, append: ignore };

Object.assign(globalThis, {
  window: globalThis,
  document: {
    cookie: '',
    documentElement: element,
    head: element,
    body: element,
    createElement: () => ({ ...element }),
    getElementById: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: ignore,
    visibilityState: 'visible',
  },
  history: { length: 1, state: null },
  location: new URL('http://portal.invalid/edu/home'),
  addEventListener: ignore,
  removeEventListener: ignore,
  // The widest window: parts that only it shows are in the markup, and its styles hide them in others.
  matchMedia: (query: string) => ({ matches: query.includes('width'), addEventListener: ignore }),
  // Nothing ever loads, so that each page shows its skeleton.
  fetch: () => new Promise(ignore),
});
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};
for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { value: storage });

const built: { renderPrerenderedShells: typeof renderPrerenderedShells } = await import(pathToFileURL(bundle).href);
writeFileSync(output, JSON.stringify(await built.renderPrerenderedShells()));
// Timers of the query client would keep the process running.
process.exit(0);
