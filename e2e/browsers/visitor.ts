import { vi } from 'vitest';
import type { BrowserWindow } from './browser-window.ts';
import { describeQuery, type ElementQuery } from './find-element.ts';

/** Time limit of a state of the page, in ms; a busy machine may take ten times as long as another. */
const LIMIT = 45_000;

/** A user of the portal in a window: waits for elements, and stores the step for a report. */
export class Visitor {
  /** The step that is being done. */
  step = 'open a window';
  readonly window: BrowserWindow;
  readonly #origin: string;

  constructor(window: BrowserWindow, origin: string) {
    this.window = window;
    this.#origin = origin;
  }

  /** Opens a page of the portal by its path below /edu, and waits until it has loaded. */
  async open(path: string): Promise<void> {
    this.step = `open ${path}`;
    await this.window.open(`${this.#origin}/edu${path}`);
    // The buttons of the prerendered shell do nothing yet.
    const check = async () => {
      if (await this.read(hasPrerenderedShell)) throw new Error(`Waited in vain to ${this.step}.`);
    };
    await vi.waitFor(check, { timeout: LIMIT, interval: 100 });
    await this.see({ role: 'heading' });
    await this.seeNone({ role: 'status', text: '加载中…' });
  }

  async see(query: ElementQuery): Promise<void> {
    this.step = `see ${describeQuery(query)}`;
    await this.#waitUntil(query, true);
  }

  async seeNone(query: ElementQuery): Promise<void> {
    this.step = `see no ${describeQuery(query)}`;
    await this.#waitUntil(query, false);
  }

  async click(query: ElementQuery): Promise<void> {
    await this.see(query);
    this.step = `click ${describeQuery(query)}`;
    await this.window.click(query);
  }

  async type(query: ElementQuery, text: string): Promise<void> {
    await this.see(query);
    this.step = `type “${text}” into ${describeQuery(query)}`;
    await this.window.type(query, text);
  }

  async chooseFiles(query: ElementQuery, paths: readonly string[]): Promise<void> {
    await this.see(query);
    this.step = `choose ${paths.length} files for ${describeQuery(query)}`;
    await this.window.chooseFiles(query, paths);
  }

  /** Evaluates a function in the page, for a value that is expected. */
  read<Result>(run: () => Result): Promise<Awaited<Result>> {
    return this.window.evaluate(run);
  }

  async #waitUntil(query: ElementQuery, shown: boolean): Promise<void> {
    const check = async () => {
      if ((await this.window.isShown(query)) !== shown) throw new Error(`Waited in vain to ${this.step}.`);
    };
    await vi.waitFor(check, { timeout: LIMIT, interval: 100 });
  }
}

/** Evaluated in the browser. */
const hasPrerenderedShell = () => document.getElementById('first-frame') !== null;
