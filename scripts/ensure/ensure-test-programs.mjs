import { ensureFonts } from '../pictures/ensure-fonts.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureDicomTools } from './ensure-dicom-tools.mjs';
import { ensureMediaTools } from './ensure-media-tools.mjs';
import { ensureNginx } from './ensure-nginx.mjs';
import { ensureRedis } from './ensure-redis.mjs';
import { ensureSwift } from './ensure-swift.mjs';
import { ensureZbar } from './ensure-zbar.mjs';

/**
 * Installs the programs that the tests start, where they are missing and the user has the rights.
 * @returns {Promise<NodeJS.ProcessEnv>} the variables by which the tests find them
 */
export async function ensureTestPrograms() {
  const chromium = await ensureChromium();
  await ensureFonts();
  await ensureZbar();
  await ensureMediaTools();
  await ensureDicomTools();
  await ensureSwift();
  await ensureRedis();
  return { CHROMIUM_PATH: chromium, NGINX_PATH: await ensureNginx() };
}
