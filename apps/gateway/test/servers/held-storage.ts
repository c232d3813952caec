import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3 server behind a relay that holds writes. */
interface HeldStorage {
  readonly endpoint: string;
  close(): void;
}

/** Opens a relay to an S3 server that passes the first `passed` writes on and leaves the others unanswered. */
export async function holdWrites(endpoint: string, passed: number): Promise<HeldStorage> {
  let writes = 0;
  const relay = createServer((incoming, response) => {
    const { method } = incoming;
    const headers = { ...incoming.headers, connection: 'close' };
    if (method === 'PUT' && ++writes > passed) {
      // A silent connection would be given up.
      const busy = setInterval(() => response.writeProcessing(), 1000);
      response.on('close', () => clearInterval(busy));
      return;
    }
    // The signature of the request covers its host, which stays.
    const outgoing = request(new URL(incoming.url ?? '/', endpoint), { method, headers, agent: false }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    // Swift sends a body after the head that answers a HEAD.
    outgoing.on('error', () => response.headersSent || response.destroy());
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close() {
      relay.closeAllConnections();
      relay.close();
    },
  };
}
