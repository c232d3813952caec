import { join } from 'node:path';
import { root } from './project.mjs';

/** Arguments of the Chromium that tests run in: without a sandbox, a GPU or requests of the browser's own. */
export const launchArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch arguments of the Chromium whose pictures are compared: text is drawn alike on every machine. */
export const pictureBrowser = {
  args: [...launchArguments, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  env: {
    .../** @type {Record<string, string>} */ (process.env),
    FONTCONFIG_FILE: join(root, 'scripts', 'pictures', 'fonts.conf'),
  },
};

/**
 * Tolerance of the difference between a screen and its picture. The colour of a pixel may differ by a twentieth of the
 * way from black to white, as the pictures have palettes; by more may differ, where photographs are scaled, 400 pixels
 * of a screen, of a phone's 80, which is about one character; of the gallery's pictures one pixel in 2,000.
 */
export const pictureTolerance = { threshold: 0.05, pixels: 400, phonePixels: 80, pixelRatio: 0.0005 };
