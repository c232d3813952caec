/// <reference types="@vitest/browser-playwright" />

import { cdp } from 'vitest/browser';

type Send = ReturnType<typeof cdp>['send'];

/** Sends a command of the browser's protocol, for input that no locator can give. */
export const sendProtocol: Send = (...command) => cdp().send(...command);
