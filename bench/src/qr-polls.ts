import { Agent, request as send } from 'node:http';
import { report } from './load/figures.ts';
import { scratchFolder, startProduct } from './product.ts';

const BROWSERS = 5_000;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const POLL_MS = 1_000;
const SERVICE = '/gateway/account-service';
const JSON_TYPE = { 'content-type': 'application/json' };

/** The slowest of a hundred polls may take this long. */
const BOUND_MS = 200;

/** A browser with an open login code. */
interface Poller {
  readonly cookie: string;
  readonly body: string;
  readonly agent: Agent;
}

/** Opens a login code on a connection that stays open. */
async function showCode(url: string): Promise<Poller> {
  const reply = await fetch(`${url}${SERVICE}/generatePcLoginQrCode`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: '{}',
  });
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const { data } = (await reply.json()) as { data: { scene: string } };
  return {
    cookie: cookies.join('; '),
    body: JSON.stringify({ loginScene: data.scene }),
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
  };
}

/** Polls once; returns the response time in ms. Rejects where the answer is not 'wait for the phone'. */
function poll(url: URL, { cookie, body, agent }: Poller): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sentAt = performance.now();
  const headers = { ...JSON_TYPE, 'content-length': Buffer.byteLength(body), cookie };
  const pendingRequest = send(url, { method: 'POST', agent, headers }, (reply) => {
    let text = '';
    reply.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    reply.on('end', () => {
      if (text.includes('"pcLoginStatus":0')) resolve(performance.now() - sentAt);
      else reject(new Error(`a poll was answered ${reply.statusCode} ${text}`));
    });
  });
  pendingRequest.on('error', reject);
  pendingRequest.end(body);
  return promise;
}

const folder = await scratchFolder();
const product = await startProduct(folder.path);
const pollers: Poller[] = [];
while (pollers.length < BROWSERS)
  pollers.push(...(await Promise.all(Array.from({ length: 50 }, () => showCode(product.url)))));

const url = new URL(`${product.url}${SERVICE}/checkPcLoginStatus?activityType=2&visitSiteId=1`);
const times: number[] = [];
const startedAt = performance.now();
const counted = () => performance.now() - startedAt > WARM_UP_SECONDS * 1000;

/** Polls once a second, each browser at its own offset within the second. */
async function run(poller: Poller, index: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  setTimeout(
    () => {
      let left = WARM_UP_SECONDS + SECONDS;
      const timer = setInterval(() => {
        if (left-- === 0) {
          clearInterval(timer);
          resolve();
          return;
        }
        poll(url, poller).then((time) => counted() && times.push(time), reject);
      }, POLL_MS);
    },
    (index / BROWSERS) * POLL_MS,
  );
  return promise;
}

await Promise.all(pollers.map(run));
for (const { agent } of pollers) agent.destroy();
await product.stop();
await folder.drop();
const sorted = times.toSorted((one, other) => one - other);
const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
console.log(
  `${(times.length / SECONDS).toFixed(0)} polls/s, p50 ${at(0.5).toFixed(1)} ms, p90 ${at(0.9).toFixed(1)} ms`,
);
report('qr-polls', at(0.99), BOUND_MS, 'ms');
