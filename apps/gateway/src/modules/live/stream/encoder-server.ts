import { createServer, type Server, type Socket } from 'node:net';
import { type AdmitEncoder, serveEncoder } from './encoder-socket.ts';

/** Connections at a time: far more than a machine can transcode. */
const CONNECTIONS_MAX = 64;

/** A server that encoders connect to. */
export interface EncoderServer {
  readonly port: number;
  /** Disconnects every encoder. */
  close(): Promise<void>;
}

/** Listens for encoders (RTMP). Rejects where the port is not to be had. */
export async function openEncoderServer(
  { host, port }: { host: string; port: number },
  admit: AdmitEncoder,
): Promise<EncoderServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveEncoder(socket, admit);
  });
  server.maxConnections = CONNECTIONS_MAX;
  await listen(server, host, port);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
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
