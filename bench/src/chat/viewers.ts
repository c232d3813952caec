import type { Delivery } from './delivery.ts';
import { loadWs, type WsSocket } from './gateway-ws.ts';

const Ws = loadWs();

/** Viewers who connect at the same time. */
const ABREAST = 100;

/** Viewers of one address; a gateway refuses more than 500 (rules/polling#socket). */
const PER_ADDRESS = 250;

/** Engine.IO's ping and its answer, and the answers to a connection and to a namespace. */
const PING = '2'.charCodeAt(0);
const PONG = '3';
const OPENED = '0'.charCodeAt(0);
const CONNECTED = '40/content,';

/** Uncompressed, and without a check of the text, which every viewer would do for itself. */
const OPTIONS = { perMessageDeflate: false, skipUTF8Validation: true };

/** Receives what viewers receive. */
type ViewerDelivery = Pick<Delivery, 'addViewer' | 'dropViewers' | 'receive'>;

/** The viewers of a room on one server. */
export interface Viewers {
  readonly count: number;
  /** Opens more viewers, who are to receive the messages from a position on. */
  open(count: number, from: number): Promise<void>;
  /** Closes all but the first. */
  close(remaining: number): Promise<void>;
}

/** The address of the nth viewer, as a proxy passes it on. */
const getAddress = (viewer: number): string => `198.18.0.${1 + Math.floor(viewer / PER_ADDRESS)}`;

/**
 * Viewers of an event at a gateway that trusts one proxy: raw WebSockets that speak the handshake of Engine.IO and
 * Socket.IO themselves, as the client library costs more than what the gateway does for it.
 */
export const viewEvent = (url: string, eventId: string, delivery: ViewerDelivery): Viewers =>
  createViewers(delivery, (viewer, onNews) => {
    const { promise, resolve, reject } = Promise.withResolvers<WsSocket>();
    const headers = { 'x-forwarded-for': getAddress(viewer) };
    const address = `${url.replace('http', 'ws')}/gateway/push/?EIO=4&transport=websocket`;
    const socket = new Ws(address, { ...OPTIONS, headers });
    let isConnected = false;
    socket.on('error', reject).on('message', (data) => {
      if (isConnected && data.length > 1) onNews(data);
      else if (data[0] === PING) socket.send(PONG);
      else if (data[0] === OPENED) socket.send(`40/content,{"id":"${eventId}"}`);
      else if (data.toString().startsWith(CONNECTED)) {
        isConnected = true;
        resolve(socket);
      } else reject(new Error(`a viewer was answered ${data.toString()}`));
    });
    return promise;
  });

/** As many viewers of the bare loop, which has no handshake. */
export const viewLoop = (url: string, delivery: ViewerDelivery): Viewers =>
  createViewers(delivery, (_viewer, onNews) => {
    const { promise, resolve, reject } = Promise.withResolvers<WsSocket>();
    const socket = new Ws(url, OPTIONS);
    socket
      .once('open', () => resolve(socket))
      .on('error', reject)
      .on('message', onNews);
    return promise;
  });

function createViewers(
  delivery: ViewerDelivery,
  connect: (viewer: number, onNews: (data: Buffer) => void) => Promise<WsSocket>,
): Viewers {
  const sockets: { readonly viewer: number; readonly socket: WsSocket }[] = [];

  async function openOne(from: number) {
    const viewer = delivery.addViewer(from);
    return { viewer, socket: await connect(viewer, (data) => delivery.receive(viewer, data)) };
  }

  return {
    get count() {
      return sockets.length;
    },
    async open(count, from) {
      const wanted = sockets.length + count;
      while (sockets.length < wanted) {
        const abreast = Math.min(ABREAST, wanted - sockets.length);
        sockets.push(...(await Promise.all(Array.from({ length: abreast }, () => openOne(from)))));
      }
    },
    async close(remaining) {
      const closed = sockets.splice(remaining);
      // The viewers of another server, if any, were opened before.
      delivery.dropViewers(Math.min(...closed.map(({ viewer }) => viewer)));
      const ends = closed.map(({ socket }) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        socket.once('close', resolve);
        socket.terminate();
        return promise;
      });
      await Promise.all(ends);
    },
  };
}
