import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './count-results.mjs';
import { ensureChromium } from './ensure/ensure-chromium.mjs';
import { ensureMediaTools } from './ensure/ensure-media-tools.mjs';
import { ensureNginx } from './ensure/ensure-nginx.mjs';
import { ensureRedis } from './ensure/ensure-redis.mjs';
import { ensureSwift } from './ensure/ensure-swift.mjs';
import { ensureZbar } from './ensure/ensure-zbar.mjs';
import { install } from './install.mjs';
import { ensureFonts } from './pictures/ensure-fonts.mjs';
import { environment, main, root } from './project.mjs';
import { quickSteps, textsStep } from './quick-steps.mjs';
import { runSteps, summarise } from './steps.mjs';

/** Installs what the checks need and runs all of them; the last line prints their sums. */
await main(async () => {
  await install();
  const chromium = await ensureChromium();
  await ensureFonts();
  await ensureZbar();
  await ensureMediaTools();
  await ensureSwift();
  await ensureRedis();
  const nginx = await ensureNginx();
  const reports = await mkdtemp(join(tmpdir(), 'osteon-reports-'));
  const vitestReport = join(reports, 'vitest.json');
  const playwrightReport = join(reports, 'playwright.json');
  const picturesReport = join(reports, 'pictures.json');
  const parts = [
    await runSteps([textsStep]),
    await runSteps([{ name: 'build of the portal', command: ['node', 'scripts/build.mjs'] }, ...quickSteps], 2),
    await runSteps([
      { name: 'size of first loads', command: ['node', 'build/first-load-size.ts'], cwd: join(root, 'apps', 'web') },
      {
        name: 'unit and integration tests',
        command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
        env: environment({ CHROMIUM_PATH: chromium, NGINX_PATH: nginx }),
        count: () => countVitest(vitestReport),
      },
      {
        name: 'browser journeys and accessibility',
        command: ['playwright', 'test', '--reporter=list,json'],
        cwd: join(root, 'e2e'),
        env: environment({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }),
        count: () => countPlaywright(playwrightReport),
      },
      {
        name: 'pictures of screens',
        command: ['playwright', 'test', '--config=pictures', '--reporter=list,json'],
        cwd: join(root, 'e2e'),
        env: environment({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: picturesReport }),
        count: () => countPlaywright(picturesReport, null),
      },
    ]),
  ];
  await rm(reports, { recursive: true });
  return summarise(parts);
});
