import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { main } from './project.mjs';

/** Installs the packages and builds the portal, where either is out of date. */
await main(async () => {
  await install();
  await buildWeb();
  return 0;
});
