import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The entry script of a build, as the page and the service worker name it. */
const ENTRY = /\/edu\/assets\/index-([\w-]+)\.js/g;
const FILES = '/edu/assets/';
const NEXT = `${FILES}index-next.js`;

/** Paths of files that name the entry. */
const NAMES_ENTRY = /^\/edu\/(?!assets\/)/;

/**
 * A reverse proxy in front of the portal that can go down, or serve the portal as another build: the same files, the
 * entry under another name, as after a deployment.
 */
export class PortalProxy {
  /** True while no connection is answered. */
  down = false;
  /** True while the portal is served as the next build. */
  nextBuild = false;
  /** The number of the next requests of a service worker for its build that are refused. */
  refusedDownloads = 0;
  readonly #server = createServer((incoming, reply) => this.#forward(incoming, reply));
  readonly #target: URL;
  #entry = '';

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** Starts to listen; returns its origin. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const page = await fetch(new URL('/edu/shell.html', this.#target));
    this.#entry = (await page.text()).match(ENTRY)?.[0] ?? '';
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #forward(incoming: IncomingMessage, reply: ServerResponse): void {
    if (this.down) return void incoming.socket.destroy();
    if (this.#isRefused(incoming)) return void reply.writeHead(503).end();
    const path = incoming.url === NEXT ? this.#entry : (incoming.url ?? '/');
    const namesEntry = this.nextBuild && NAMES_ENTRY.test(path);
    const headers = {
      ...incoming.headers,
      host: this.#target.host,
      ...(incoming.headers.origin && { origin: this.#target.origin }),
      ...(namesEntry && { 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' }),
    };
    // A connection of its own: a reused one may be closed by the portal just as it is used.
    const options = { method: incoming.method, headers, agent: false };
    const forwarded = request(new URL(path, this.#target), options, (answer) => {
      if (!namesEntry) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(reply);
      }
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
        reply.writeHead(answer.statusCode ?? 502, rest).end(text.replaceAll(ENTRY, NEXT));
      });
    });
    forwarded.on('error', () => reply.destroy());
    incoming.pipe(forwarded);
  }

  #isRefused({ headers }: IncomingMessage): boolean {
    const isOfWorker = headers.referer?.endsWith('/service-worker.js') === true;
    if (!isOfWorker || this.refusedDownloads === 0) return false;
    this.refusedDownloads -= 1;
    return true;
  }
}
