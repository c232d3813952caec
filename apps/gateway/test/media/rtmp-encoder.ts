import { once } from 'node:events';
import RtmpClient from 'node-media-server/src/protocol/rtmp_client.js';

/** An encoder that was admitted. */
export interface RtmpEncoder {
  readonly isConnected: boolean;
  /**
   * Sends so many bytes as pictures of one timestamp, 64 KB each, as fast as they are accepted; stops where it is
   * disconnected.
   */
  sendPictures(bytes: number): Promise<void>;
  disconnect(): void;
}

const PICTURE = Buffer.alloc(64 * 1024, 0x17);

/** Connects an encoder with a stream key, as one at the camera does; rejects where it is refused or disconnected. */
export async function connectEncoder(port: number, key: string): Promise<RtmpEncoder> {
  const client = new RtmpClient();
  client.onErrorCallback = () => undefined;
  await client.connect(`rtmp://127.0.0.1:${port}/live/${key}`);
  const { socket } = client;
  if (!socket) throw new Error('disconnected');
  await client.sendConnect();
  await client.sendCreateStream();
  await client.sendPublish(key);
  return {
    get isConnected() {
      return socket.writable;
    },
    async sendPictures(bytes) {
      for (let sent = 0; sent < bytes && socket.writable; sent += PICTURE.length) {
        client.sendPacket({ codec_type: 9, dts: 0, size: PICTURE.length, data: PICTURE });
        // Rejects where it is disconnected meanwhile.
        if (socket.writableNeedDrain)
          await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
      }
    },
    disconnect: () => client.disconnect(),
  };
}
