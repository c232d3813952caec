import { globSync } from 'node:fs';
import { buildOutputs } from '../build-outputs.mjs';
import { ensureChromium } from '../ensure/ensure-chromium.mjs';
import { install } from '../install.mjs';
import { environment, main, root } from '../project.mjs';
import { run } from '../run.mjs';
import { ensureFonts } from './ensure-fonts.mjs';

const pictures = ['e2e/pictures/screens/*.png', 'apps/web/src/app/component-gallery/pictures/*.png'];

/** Takes a new picture of each screen that differs from its picture; review the changed ones before the commit. */
await main(async () => {
  await install();
  const env = environment({ CHROMIUM_PATH: await ensureChromium() });
  await ensureFonts();
  await buildOutputs();
  const update = async (/** @type {string[]} */ ...command) => {
    const { code, output } = await run(command, { env });
    console.log(output.trimEnd());
    return code;
  };
  const codes = [
    await update('vitest', 'run', '--project=components', 'component-gallery-pictures', '--update'),
    await update('playwright', 'test', '--config=e2e/pictures', '--update-snapshots=changed'),
    await update('node', 'e2e/pictures/shrink-pictures.ts', ...globSync(pictures, { cwd: root })),
  ];
  return Math.max(...codes);
});
