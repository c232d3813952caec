import type { Socket } from 'node:net';
import logger from 'node-media-server/src/core/logger.js';
import type { AvPacket } from 'node-media-server/src/protocol/flv.js';
import Rtmp from 'node-media-server/src/protocol/rtmp.js';

// The library prints input of unauthenticated clients; relevant events are in the gateway's own log.
logger.log = () => undefined;

/** Receiver of the packets of an admitted encoder. */
export interface Publication {
  onPacket(packet: AvPacket): void;
  /** Called when the encoder has disconnected, or was disconnected. */
  onEnd(): void;
}

/** Refusal of an encoder, with the message that its user reads. */
export class EncoderRefusal extends Error {
  override readonly name = 'EncoderRefusal';
}

/** The connection of an encoder. */
export interface EncoderConnection {
  disconnect(): void;
  /** Stops reading from the encoder until `resume`: backpressure while its packets cannot be processed. */
  pause(): void;
  resume(): void;
}

/**
 * Admits an encoder by its stream key; the connection is controlled later.
 * @throws {EncoderRefusal}
 */
export type AdmitEncoder = (key: string, encoder: EncoderConnection) => Promise<Publication>;

/**
 * Silence after which an encoder counts as disconnected, and its timeout for being admitted, in ms
 * (rules/stream#encoders).
 */
export const SILENCE_MS = 5000;

/** Maximum size of a message in bytes: before an encoder is admitted, and of a key frame afterwards. */
const FIRST_MESSAGE_MAX = 4096;
const MESSAGE_MAX = 8 * 1024 * 1024;

/**
 * Rate limit: more than this within so many ms is no stream, but an attempt to exhaust the memory: 50 Mbit/s
 * (rules/stream#encoders).
 */
const RATE_WINDOW_MS = 10_000;
const RATE_BYTES_MAX = (50_000_000 / 8) * (RATE_WINDOW_MS / 1000);

/** Encoders use four chunk streams; each may hold a message. */
const CHUNK_STREAMS_MAX = 16;
const CHUNK_MAX = 16 * 1024 * 1024;

/** RTMP with limits, as anybody can connect, and with the check of the key before the reply. */
class EncoderProtocol extends Rtmp {
  messageMax = FIRST_MESSAGE_MAX;
  onKey: (key: string) => void = () => undefined;

  override packetAlloc(): void {
    if (this.parserPacket.header.length > this.messageMax) throw new Error('a message is too large');
    super.packetAlloc();
  }

  override packetParse(): void {
    super.packetParse();
    if (this.inPackets.size > CHUNK_STREAMS_MAX) throw new Error('too many chunk streams');
    if (this.inChunkSize < 1 || this.inChunkSize > CHUNK_MAX) throw new Error('a wrong size of chunks');
  }

  override onPublish({ streamName }: { readonly streamName?: unknown }): void {
    this.streamId = this.parserPacket.header.stream_id;
    [this.streamName = ''] = String(streamName).split('?');
    this.onKey(this.streamName);
  }

  /** Streams are played over HLS alone. */
  override onPlay(): void {
    throw new Error('nothing is played over RTMP');
  }
}

/** Serves RTMP to one encoder until it disconnects, is refused, or is silent. */
export function serveEncoder(socket: Socket, admit: AdmitEncoder): void {
  const protocol = new EncoderProtocol();
  let publication: Publication | undefined;
  let isRequested = false;

  socket.setNoDelay(true);
  socket.setTimeout(SILENCE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  // Bytes that trickle in do not count as silence.
  const deadline = setTimeout(() => socket.destroy(), SILENCE_MS);
  socket.on('close', () => {
    clearTimeout(deadline);
    publication?.onEnd();
  });
  const assertRate = createRateCheck();
  socket.on('data', (bytes) => {
    try {
      assertRate(bytes.length);
      protocol.parserData(bytes);
    } catch {
      socket.destroy();
    }
  });
  protocol.onOutputCallback = (bytes) => {
    if (socket.writable) socket.write(bytes);
  };
  protocol.onPacketCallback = (packet) => publication?.onPacket(packet);
  protocol.onKey = (key) => {
    if (isRequested) throw new Error('a second stream');
    isRequested = true;
    void admitByKey(key);
  };

  async function admitByKey(key: string): Promise<void> {
    try {
      const admitted = await admit(key, {
        disconnect: () => socket.destroy(),
        pause() {
          // A paused socket must not time out as silent.
          socket.setTimeout(0);
          socket.pause();
        },
        resume() {
          socket.setTimeout(SILENCE_MS);
          socket.resume();
        },
      });
      if (socket.destroyed) {
        admitted.onEnd();
        return;
      }
      clearTimeout(deadline);
      publication = admitted;
      protocol.messageMax = MESSAGE_MAX;
      protocol.respondPublish();
    } catch (error) {
      const reason = error instanceof EncoderRefusal ? error.message : 'The portal cannot take a stream now.';
      protocol.sendStatusMessage(protocol.streamId, 'error', 'NetStream.Publish.BadName', reason);
      socket.end();
    }
  }
}

/**
 * Rate check of bytes by the gateway's own clock, whatever the timestamps of the encoder are; throws above the limit.
 */
function createRateCheck(): (bytes: number) => void {
  let since = performance.now();
  let received = 0;
  return (bytes) => {
    const now = performance.now();
    if (now - since >= RATE_WINDOW_MS) {
      since = now;
      received = 0;
    }
    received += bytes;
    if (received > RATE_BYTES_MAX) throw new Error('more than a stream has');
  };
}
