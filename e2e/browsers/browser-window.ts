import type { ElementQuery } from './find-element.ts';

/** A size of a window's page, in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** A window of a browser, with cookies and storage of its own. */
export interface BrowserWindow {
  /** Loads an address. */
  open(url: string): Promise<void>;
  isShown(query: ElementQuery): Promise<boolean>;
  /** Evaluates a function in the page; it is sent as text, so it uses nothing but the page. */
  evaluate<Result>(run: () => Result): Promise<Awaited<Result>>;
  /** Clicks an element as a user does, with a pointer; throws where there is none. */
  click(query: ElementQuery): Promise<void>;
  /** Types into a field, with the keyboard. */
  type(query: ElementQuery, text: string): Promise<void>;
  chooseFiles(query: ElementQuery, paths: readonly string[]): Promise<void>;
  /** A PNG of what the window shows. */
  takeScreenshot(): Promise<Uint8Array>;
  /** Console errors and uncaught exceptions so far, as far as the browser reports them. */
  readErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Browser {
  openWindow(size: WindowSize): Promise<BrowserWindow>;
  /** Ends the browser with all of its windows, and removes its profile. */
  close(): Promise<void>;
}
