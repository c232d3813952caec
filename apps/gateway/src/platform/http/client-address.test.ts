import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createLog } from '../log/log.ts';

const lines: string[] = [];
const log = createLog({ logLevel: 'info' }, { write: (text) => void lines.push(...text.trim().split('\n')) });
const hops = await testApp({ log, env: { TRUST_PROXY: '1', LIMITS: 'on' } });
const networks = await testApp({
  log,
  env: { TRUST_PROXY: '127.0.0.0/8', LIMITS: 'on' },
  beside: hops,
});
const addresses = new Map([
  [hops, await hops.app.listen({ port: 0, host: '127.0.0.1' })],
  [networks, await networks.app.listen({ port: 0, host: '127.0.0.1' })],
]);
afterAll(async () => {
  await networks.close();
  await hops.close();
});

/** Sends a request with a forwarded address; returns the status and the address that is logged. */
async function send(gateway: typeof hops, path: string, forwarded: string) {
  lines.length = 0;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request(
      `${addresses.get(gateway)}${path}`,
      { headers: { 'x-forwarded-for': forwarded } },
      (reply) => {
        text(reply).then(() => resolve(reply.statusCode), reject);
      },
    );
    outgoing.on('error', reject).end();
  });
  const logged = await vi.waitFor(() => {
    const line = lines.map((each) => JSON.parse(each)).find(({ req }) => req?.path?.startsWith(path));
    expect(line).toBeDefined();
    return line;
  }, 15_000);
  return { status, ip: logged.req.ip };
}

const unreadable = ['1.2.3.4:5555', '', ' ', 'unknown', '"[2001:db8::1]:80"', '1.2.3', '<script>', '9.9.9.9, garbage'];
/** A call that counts its address. */
const CALL = '/gateway/account-service/getProofChallenge';

test.each(unreadable)(
  'a forwarded address %j that cannot be read is that of the connection, never an error',
  async (value) => {
    for (const gateway of [hops, networks]) {
      const paths = [
        [CALL, 200],
        ['/media/none', 404],
      ] as const;
      for (const [path, status] of paths) expect(await send(gateway, path, value)).toEqual({ status, ip: '127.0.0.1' });
    }
  },
);

test.each(['1.2.3.4', '2001:db8::1', 'garbage, 1.2.3.4'])('a forwarded address %j is used', async (value) => {
  const ip = value.split(', ').at(-1);
  for (const path of [CALL, '/media/none']) expect(await send(hops, path, value)).toMatchObject({ ip });
});
