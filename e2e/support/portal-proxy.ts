import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The first file of a build, as the page and the service worker name it. */
const ENTRY = /\/edu\/assets\/index-([\w-]+)\.js/g;
const NEXT = '/edu/assets/index-next.js';

/** Texts in which the entry is named. */
const NAMING = /^\/edu\/(?!assets\/)/;

/**
 * Stands between the browser and the product and can be told to be gone, or to serve the portal as another build: the
 * same files, the first of them under another name, as a deployment would.
 */
export class PortalProxy {
  /** No connection is answered. */
  down = false;
  /** The portal is the next build. */
  nextBuild = false;
  readonly #server = createServer((asked, reply) => this.#pass(asked, reply));
  readonly #target: URL;
  #entry = '';

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** Its address, once it listens. */
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

  #pass(asked: IncomingMessage, reply: ServerResponse): void {
    if (this.down) return void asked.socket.destroy();
    const path = asked.url === NEXT ? this.#entry : (asked.url ?? '/');
    const naming = this.nextBuild && NAMING.test(path);
    const headers = {
      ...asked.headers,
      host: this.#target.host,
      ...(asked.headers.origin && { origin: this.#target.origin }),
      ...(naming && { 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' }),
    };
    const passed = request(new URL(path, this.#target), { method: asked.method, headers }, (answer) => {
      if (!naming) {
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
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  }
}
