import { startEmbeddedServer } from '../../apps/gateway/src/platform/database/embedded-server.ts';
import { median } from './load/figures.ts';
import { scratchFolder, startProduct } from './product.ts';

const ROUNDS = 5;
const silent = { debug() {}, info() {}, error() {} };

async function getSeconds(start: () => Promise<{ stop(): Promise<void> }>): Promise<number> {
  const startedAt = performance.now();
  const started = await start();
  const seconds = (performance.now() - startedAt) / 1000;
  await started.stop();
  return seconds;
}

const folder = await scratchFolder();
await getSeconds(() => startProduct(folder.path));

const ours: number[] = [];
const baseline: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  ours.push(await getSeconds(() => startProduct(folder.path)));
  baseline.push(await getSeconds(() => startEmbeddedServer({ dataDir: folder.path, log: silent })));
}
await folder.drop();
const difference = median(ours) - median(baseline);
console.log(
  `start ratio=${(median(ours) / median(baseline)).toFixed(2)} ours=${median(ours).toFixed(2)} baseline=${median(baseline).toFixed(2)} unit=s difference=${difference.toFixed(2)}`,
);
