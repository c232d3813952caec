import { buildOutputs } from './build-outputs.mjs';
import { install } from './install.mjs';
import { main } from './project.mjs';

/** Installs the packages and builds the portal, where either is out of date. */
await main(async () => {
  await install();
  await buildOutputs();
  return 0;
});
