import type { Page } from '@playwright/test';
import { failedRequest } from '../support/console-errors.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { type Camera, startCamera } from './camera.ts';

interface LiveFixtures {
  /** A second viewer's page, in a browser of its own on a phone. */
  readonly phone: Page;
  /** Starts a camera, which is off after the test. */
  readonly startCamera: typeof startCamera;
}

/** A test of an event that is watched by two. */
export const test = base.extend<LiveFixtures>({
  phone: async ({ browser }, provide) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await provide(await context.newPage());
    await context.close();
  },
  startCamera: async ({ consoleErrors }, provide) => {
    // A segment that is asked for as the event ends.
    consoleErrors.allow(failedRequest('/media/lives/', 404));
    const cameras: Camera[] = [];
    await provide((...look) => {
      const camera = startCamera(...look);
      cameras.push(camera);
      return camera;
    });
    await Promise.all(cameras.map((camera) => camera.stop()));
  },
});

export { expect };
