import { io, type Socket } from 'socket.io-client';

/** Sockets that connect at the same time. */
const ABREAST = 50;

/** Opens the socket of every user, as an open page does; the returned function closes them. */
export async function listenAll(url: string, cookies: readonly string[]): Promise<() => void> {
  const sockets: Socket[] = [];
  for (let from = 0; from < cookies.length; from += ABREAST) {
    sockets.push(...(await Promise.all(cookies.slice(from, from + ABREAST).map((cookie) => listen(url, cookie)))));
  }
  return () => {
    for (const socket of sockets) socket.disconnect();
  };
}

function listen(url: string, cookie: string): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = io(url, {
    path: '/gateway/push',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie },
  });
  socket.on('connect', () => resolve(socket));
  socket.on('connect_error', reject);
  return promise;
}
