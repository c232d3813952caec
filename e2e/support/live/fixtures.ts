import type { Page } from '@playwright/test';
import { failedRequest } from '../console-errors.ts';
import { test as base, expect } from '../fixtures.ts';
import { type Camera, type Colour, startCamera, startRecordedCamera } from './camera.ts';

interface LiveFixtures {
  /** A second viewer's page, in a browser of its own on a phone. */
  readonly phone: Page;
  /** Starts cameras with stream keys, and stops them after the test: `encode` a real one, `send` a recorded colour. */
  readonly cameras: {
    readonly encode: (key: string) => Camera;
    readonly send: (key: string, colour: Colour) => Promise<Camera>;
  };
}

/** A test of an event with two viewers. */
export const test = base.extend<LiveFixtures>({
  phone: async ({ browser }, provide) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await provide(await context.newPage());
    await context.close();
  },
  cameras: async ({ consoleErrors }, provide, info) => {
    // A segment that is requested while the event ends.
    consoleErrors.allow(failedRequest('/media/lives/', 404));
    const started: Camera[] = [];
    const track = (camera: Camera) => {
      started.push(camera);
      return camera;
    };
    await provide({
      encode: (key) => track(startCamera(key)),
      send: async (key, colour) => track(await startRecordedCamera(key, colour, info.outputPath(`${colour}.flv`))),
    });
    await Promise.all(started.map((camera) => camera.stop()));
  },
});

export { expect };
