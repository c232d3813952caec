import { createRequire } from 'node:module';

/** A socket of the library `ws`, which hands every message over as bytes. */
export interface WsSocket {
  send(data: string | Uint8Array, options?: { readonly binary: boolean }): void;
  terminate(): void;
  on(event: 'message', listener: (data: Buffer) => void): this;
  once(event: 'open' | 'close', listener: () => void): this;
  on(event: 'error', listener: (error: Error) => void): this;
}

interface WsServer {
  on(event: 'connection', listener: (socket: WsSocket) => void): this;
  once(event: 'listening', listener: () => void): this;
  address(): { readonly port: number };
}

interface WsLibrary {
  new (url: string, options: object): WsSocket;
  readonly WebSocketServer: new (options: object) => WsServer;
}

/**
 * The library `ws` that the gateway's own socket server uses, so that both sides of a comparison have the same version.
 * It is not a package of ours, so it is found through those that depend on it.
 */
export function loadWs(): WsLibrary {
  const gateway = new URL('../../../apps/gateway/package.json', import.meta.url).pathname;
  const owner = ['socket.io', 'engine.io'].reduce((from, name) => createRequire(from).resolve(name), gateway);
  const library: WsLibrary = createRequire(owner)('ws');
  return library;
}
