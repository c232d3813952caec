/** A connection of Engine.IO, below the sockets of Socket.IO. */
interface RawSocket {
  on(event: 'data', listener: (packet: unknown) => void): unknown;
  close(discard: boolean): void;
}

/**
 * The packets of Socket.IO that a connection may send: it connects to the main namespace, or to that of content, and
 * may disconnect.
 */
const CONNECT = /^0(?:\{|$|\/content,\{)/;
const DISCONNECT = /^1(?:$|\/content,$)/;

/** An event, which the socket of a session answers by disconnecting for good. */
const EVENT = /^2/;

/**
 * Closes a connection at its first packet of any other kind: one to a foreign namespace, one before it connects, a
 * binary one, a second connect (rules/security-sessions#socket-packets).
 */
export function closeOnForeignPackets(socket: RawSocket): void {
  let isConnecting = false;
  const isAllowed = (packet: string) =>
    isConnecting ? DISCONNECT.test(packet) || EVENT.test(packet) : CONNECT.test(packet);
  socket.on('data', (packet) => {
    if (typeof packet !== 'string' || !isAllowed(packet)) socket.close(true);
    isConnecting = true;
  });
}
