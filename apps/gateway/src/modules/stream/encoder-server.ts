import { createServer, type Server, type Socket } from 'node:net';
import { addressKey } from '../../platform/rate-limit/address-key.ts';
import { type AdmitEncoder, EncoderRefusal, serveEncoder } from './encoder-socket.ts';

/** Maximum number of admitted encoders: far more than a machine can transcode. */
const ADMITTED_MAX = 64;

/** Maximum number of connections that are not admitted, in total and per address: these may stay open without a key. */
const UNADMITTED_MAX = 64;
const UNADMITTED_PER_ADDRESS_MAX = 16;

/** Time for an encoder to send its key, in ms: twenty from one hospital that connect at once are not too many. */
const GRACE_MS = 1000;

/** RTMP server for encoders. */
export interface EncoderServer {
  readonly port: number;
  /** Disconnects every encoder. */
  close(): Promise<void>;
}

/** A connection; only one that has sent no valid key can be evicted. */
interface Connection {
  readonly socket: Socket;
  readonly address: string;
  /** Time of the connection by a monotonic clock. */
  readonly since: number;
  state: 'silent' | 'decided on' | 'admitted' | 'refused';
}

/**
 * Listens for encoders (RTMP). Connections without a valid key never keep an encoder out: above the maximum, the oldest
 * of them is disconnected (rules/stream#encoders). Rejects if the port is not available.
 */
export async function openEncoderServer(
  { host, port }: { host: string; port: number },
  admit: AdmitEncoder,
): Promise<EncoderServer> {
  const connections = new Set<Connection>();
  const server = createServer((socket) => {
    const address = addressKey(socket.remoteAddress ?? '::');
    const connection: Connection = { socket, address, since: performance.now(), state: 'silent' };
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    serveEncoder(socket, async (key, encoder) => {
      connection.state = 'decided on';
      try {
        const admitted = [...connections].filter(({ state }) => state === 'admitted');
        if (admitted.length >= ADMITTED_MAX) throw new EncoderRefusal('The portal takes no more streams now.');
        const publication = await admit(key, encoder);
        connection.state = 'admitted';
        return publication;
      } catch (error) {
        connection.state = 'refused';
        throw error;
      }
    });
    evictOldest(connections, address);
  });
  await listen(server, host, port);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const { socket } of connections) socket.destroy();
      }),
  };
}

/** Evicts the oldest waiting connection above the maximum; one whose key is being checked stays. */
function evictOldest(connections: ReadonlySet<Connection>, address: string): void {
  const unadmitted = [...connections].filter(({ state, socket }) => state !== 'admitted' && !socket.destroyed);
  const idle = unadmitted.filter(({ state }) => state !== 'decided on');
  const sameAddress = idle.filter((connection) => connection.address === address);
  const [oldest] = sameAddress;
  const isLate = oldest !== undefined && performance.now() - oldest.since > GRACE_MS;
  if (isLate && sameAddress.length > UNADMITTED_PER_ADDRESS_MAX) oldest.socket.destroy();
  else if (unadmitted.length > UNADMITTED_MAX) idle[0]?.socket.destroy();
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
