/** The RTMP of an encoder: it connects, and sends packets. */
declare module 'node-media-server/src/protocol/rtmp_client.js' {
  import type { Socket } from 'node:net';

  interface SentPacket {
    /** 8 sound, 9 picture. */
    readonly codec_type: number;
    readonly dts: number;
    readonly size: number;
    readonly data: Buffer;
  }

  class RtmpClient {
    readonly socket: Socket | null;
    onErrorCallback: (error: Error) => void;
    onOutputCallback: (bytes: Buffer) => void;
    /** Rejects where the server ends the connection before the handshake. */
    connect(url: string): Promise<void>;
    sendConnect(): Promise<unknown>;
    sendCreateStream(): Promise<number>;
    /** Rejects with the message of the server where it refuses. */
    sendPublish(key: string): Promise<unknown>;
    sendPacket(packet: SentPacket): void;
    disconnect(): void;
  }
  export default RtmpClient;
}
