/** The RTMP protocol of the server: it parses the messages of an encoder, and composes the replies. */
declare module 'node-media-server/src/protocol/rtmp.js' {
  import type { AvPacket } from 'node-media-server/src/protocol/flv.js';

  interface PublishMessage {
    readonly cmd: string;
    readonly streamName?: unknown;
  }

  class Rtmp {
    /** Chunk streams by their id. */
    readonly inPackets: ReadonlyMap<number, unknown>;
    readonly parserPacket: { readonly header: { readonly length: number; readonly stream_id: number } };
    readonly inChunkSize: number;
    streamId: number;
    streamName: string;
    onPacketCallback: (packet: AvPacket) => void;
    onOutputCallback: (bytes: Buffer) => void;
    /** Parses received bytes; throws for invalid RTMP. */
    parserData(bytes: Buffer): string | null;
    packetAlloc(): void;
    packetParse(): void;
    onPublish(message: PublishMessage): void;
    onPlay(message: PublishMessage): void;
    respondPublish(): void;
    sendStatusMessage(streamId: number, level: 'status' | 'error', code: string, description: string): void;
  }
  export default Rtmp;
}

declare module 'node-media-server/src/protocol/flv.js' {
  /** A message with audio, video or metadata. */
  export interface AvPacket {
    /** 0 audio header, 1 audio, 2 video header, 3 key frame, 4 other frame, 5 metadata. */
    readonly flags: number;
    /** In ms since the encoder started. */
    readonly dts: number;
    readonly size: number;
    readonly data: Buffer;
  }

  class Flv {
    /** The data of a packet is overwritten by the next one. */
    onPacketCallback: (packet: AvPacket) => void;
    /** Parses bytes of an FLV file; returns the error. */
    parserData(bytes: Buffer): string | null;
    static createHeader(this: void, hasAudio: boolean, hasVideo: boolean): Buffer;
    /** A copy of a packet as a tag of an FLV file. */
    static createMessage(this: void, packet: AvPacket): Buffer;
  }
  export default Flv;
}

declare module 'node-media-server/src/protocol/amf.js' {
  const amf: { decodeAmf0Data(data: Buffer): { readonly cmd?: string; readonly dataObj?: unknown } };
  export default amf;
}

declare module 'node-media-server/src/core/logger.js' {
  const logger: { log: (message: string) => void };
  export default logger;
}
