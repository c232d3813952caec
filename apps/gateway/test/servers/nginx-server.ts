import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import inject from 'light-my-request';
import { expect, vi } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.mjs';

const run = promisify(execFile);

/** The file that the operator's page recommends. */
const SITE = join(import.meta.dirname, '../../../../docs/nginx.conf');

/** The name that the file serves. */
const NAME = 'edu.example.com';

/** Address of the clients: another one than that from which nginx calls the gateways. */
const CLIENT = '127.0.0.2';

/** nginx with TLS in front of gateways, on a port of this machine. */
export interface NginxServer {
  /** Address of the client as nginx sees it. */
  readonly client: string;
  /** Sends a request by https, and returns the reply. */
  dispatch(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Requests an upgrade to WebSocket and returns the status. */
  upgrade(path: string, headers: Readonly<Record<string, string>>): Promise<number>;
  close(): Promise<void>;
}

/** Starts nginx with docs/nginx.conf, in which only ports, certificate and gateways are others. */
export async function startNginxServer(gateways: readonly string[]): Promise<NginxServer> {
  const folder = await mkdtemp(join(tmpdir(), 'osteon-nginx-'));
  const { certificate, key } = await makeCertificate(folder);
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const site = replaceEach(await readFile(SITE, 'utf8'), {
    'server 127.0.0.1:3000;': gateways.map((url) => `server ${new URL(url).host};`).join(' '),
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ': `listen 127.0.0.1:${port} `,
    '/etc/ssl/osteon/fullchain.pem': certificate,
    '/etc/ssl/osteon/privkey.pem': key,
  });
  const config = join(folder, 'nginx.conf');
  await writeFile(config, composeConfig(folder, site));
  const program = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
  const child = spawn(program, ['-e', 'stderr', '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const address = { host: '127.0.0.1', port, localAddress: CLIENT, servername: NAME, agent: false };
  const base: RequestOptions = { ...address, ca: await readFile(certificate) };
  const dispatch = createDispatch(base);

  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
      expect((await dispatch({ url: '/gateway/health/ready' })).statusCode).toBe(200);
    },
    { timeout: 15_000 },
  );
  return {
    client: CLIENT,
    dispatch,
    upgrade: (path, headers) => requestUpgrade({ ...base, path, headers }),
    async close() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** A certificate that is its own authority. */
async function makeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`, '-days', '2'];
  await run('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', certificate]);
  return { certificate, key };
}

/** @throws {Error} naming the value that the text does not contain */
function replaceEach(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((result, [old, value]) => {
    if (!result.includes(old)) throw new Error(`docs/nginx.conf has no ${old}`);
    return result.replaceAll(old, value);
  }, text);
}

/** The file around a site, with everything that nginx writes in one folder. */
function composeConfig(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
  // With root its workers would run as a user who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `daemon off; ${user} pid ${folder}/pid; worker_processes 1;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${site}
}`;
}

/** Sends requests by https as the injection composes them. */
function createDispatch(base: RequestOptions): NginxServer['dispatch'] {
  return (options) =>
    inject((incoming, response) => {
      const { method = 'GET', url = '/', headers } = incoming;
      const outgoing = request({ ...base, method, path: url, headers: { ...headers, host: NAME } }, (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      });
      // nginx does not listen yet.
      outgoing.on('error', () => response.writeHead(502).end());
      incoming.pipe(outgoing);
    }, options);
}

async function requestUpgrade({ headers, ...options }: RequestOptions): Promise<number> {
  const handshake = { 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' };
  const upgrade = { host: NAME, connection: 'Upgrade', upgrade: 'websocket', ...handshake };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const resolveReply = ({ statusCode = 0 }: IncomingMessage, stream: Readable) => {
    stream.destroy();
    resolve(statusCode);
  };
  request({ ...options, headers: { ...upgrade, ...headers } })
    .on('upgrade', resolveReply)
    .on('response', (reply) => resolveReply(reply, reply))
    .on('error', reject)
    .end();
  return promise;
}
