import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { median, report } from './figures.ts';
import { scratchFolder, startProduct } from './product.ts';

const CONNECTIONS = 50;
const SECONDS = 6;
const ROUNDS = 3;
const SERVICE = '/gateway/account-service';
const LOGIN = { mobile: '13900000002', passwd: 'Osteon2026!' };
const JSON_TYPE = { 'content-type': 'application/json' };

interface Request {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Logs in as the portal does; returns the session check that its pages then make. */
async function logIn(url: string): Promise<Request> {
  const reply = await fetch(`${url}${SERVICE}/accountPasswdLogin`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(LOGIN),
  });
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const apiToken = cookies.find((pair) => pair.startsWith('apiToken='))?.slice('apiToken='.length) ?? '';
  return { method: 'POST', headers: { ...JSON_TYPE, cookie: cookies.join('; '), apiToken }, body: '{}' };
}

async function requestsPerSecond(url: string, request: Request): Promise<number> {
  const result = await autocannon({ url, ...request, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

const folder = await scratchFolder();
const product = await startProduct(folder.path);
const request = await logIn(product.url);
const check = `${product.url}${SERVICE}/checkSession?activityType=2&visitSiteId=1`;
const bytes = await fetch(check, request).then((response) => response.text());
if (!bytes.includes('"status":0')) throw new Error(`the session does not hold: ${bytes}`);
const bare = fork(new URL('./bare-route.ts', import.meta.url), { serialization: 'advanced' });
bare.send(bytes);
const [bareUrl] = (await once(bare, 'message')) as [string];

const ours: number[] = [];
const baseline: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  ours.push(await requestsPerSecond(check, request));
  baseline.push(await requestsPerSecond(bareUrl, request));
}

bare.kill();
await product.stop();
await folder.drop();
report('session-check', median(ours), median(baseline), 'requests/s');
