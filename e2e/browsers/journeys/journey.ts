import type { APIRequestContext } from '@playwright/test';
import type { WindowSize } from '../browser-window.ts';
import type { Visitor } from '../visitor.ts';

/** Parameters of a journey. */
interface JourneyContext {
  /** Opens a window that is not logged in. */
  readonly openWindow: (size: WindowSize) => Promise<Visitor>;
  /** Mobile number of a sample account that no other browser uses. */
  readonly account: string;
  /** Calls of the gateway without the pages. */
  readonly gateway: APIRequestContext;
}

/** A way through the portal, the same in every browser; throws where it is blocked. */
export type Journey = (context: JourneyContext) => Promise<void>;

export const DESKTOP: WindowSize = { width: 1440, height: 900 };
export const PHONE: WindowSize = { width: 390, height: 780 };
