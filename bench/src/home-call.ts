import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { median, report } from './figures.ts';
import { scratchFolder, startProduct } from './product.ts';

const CONNECTIONS = 50;
const SECONDS = 6;
const ROUNDS = 3;
const PATH = '/gateway/home-service/getHome?activityType=2&visitSiteId=1';

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

const folder = await scratchFolder();
const product = await startProduct(folder.path);
const bytes = await fetch(product.url + PATH).then((response) => response.text());
const bare = fork(new URL('./bare-route.ts', import.meta.url), { serialization: 'advanced' });
bare.send(bytes);
const [bareUrl] = (await once(bare, 'message')) as [string];

const ours: number[] = [];
const baseline: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  ours.push(await requestsPerSecond(product.url + PATH));
  baseline.push(await requestsPerSecond(bareUrl));
}

bare.kill();
await product.stop();
await folder.drop();
report('home-call', median(ours), median(baseline), 'requests/s');
