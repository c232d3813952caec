import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { median } from './figures.ts';
import { type LoadRequest, measureLoad } from './wrk.ts';

const LOAD = { connections: 50, seconds: 6 };
const ROUNDS = 3;

/** An answer with the code 0; that of a session check has a status as well. */
const success = z.object({ code: z.literal(0), data: z.object({ status: z.literal(0).optional() }) });

/** Headers that Node.js writes for each reply itself. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'content-length'];

/**
 * Requests a second of a call, and of a bare Fastify route that answers the same requests with the same bytes and
 * headers; the medians of rounds in turn. Throws where the call is refused.
 */
export async function compareWithBareRoute(
  url: string,
  request: LoadRequest & { readonly paths: readonly [string] },
): Promise<{ ours: number; baseline: number }> {
  const { method = 'GET', headers = {}, body, paths } = request;
  // wrk accepts no encoding either.
  const plain = { ...headers, 'accept-encoding': 'identity' };
  const reply = await fetch(url + paths[0], { method, headers: plain, ...(body !== undefined && { body }) });
  const bytes = await reply.text();
  if (!success.safeParse(JSON.parse(bytes)).success) throw new Error(`the call is refused: ${bytes}`);
  const compared = [...reply.headers].filter(([name]) => !OWN_HEADERS.includes(name));
  const bare = await startBareRoute(bytes, Object.fromEntries(compared));
  const ours: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push((await measureLoad(url, request, LOAD)).requests);
    baseline.push((await measureLoad(bare.url, request, LOAD)).requests);
  }
  bare.process.kill();
  return { ours: median(ours), baseline: median(baseline) };
}

async function startBareRoute(
  bytes: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ process: ChildProcess; url: string }> {
  const bare = fork(new URL('../baselines/bare-route.ts', import.meta.url), { serialization: 'advanced' });
  bare.send({ bytes, headers });
  const [url] = (await once(bare, 'message')) as [string];
  return { process: bare, url };
}
