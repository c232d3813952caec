import amf from 'node-media-server/src/protocol/amf.js';
import type { AvPacket } from 'node-media-server/src/protocol/flv.js';
import Flv from 'node-media-server/src/protocol/flv.js';
import { z } from 'zod';
import type { BufferedInput } from './recording-state.ts';

/** Values of `flags` of a packet. */
export const PacketKind = { audioHeader: 0, audio: 1, videoHeader: 2, keyFrame: 3, frame: 4, metadata: 5 } as const;

interface StoredPacket {
  readonly tag: Buffer;
  readonly dts: number;
  readonly isKeyFrame: boolean;
}

/**
 * Stores the packets of an encoder that are in no stored segment yet, and the headers that a decoder needs, so that an
 * ffmpeg that crashes is replaced without a loss (rules/stream-recording#recording).
 */
export class PacketBuffer {
  readonly #headers = new Map<number, Buffer>();
  #packets: StoredPacket[] = [];
  #bytes = 0;
  #size = { width: 0, height: 0 };

  /** Size, source and start of the stored packets. */
  get input(): BufferedInput {
    const firstKeyFrame = this.#packets.find(({ isKeyFrame }) => isKeyFrame);
    const hasVideo = this.#headers.has(PacketKind.videoHeader);
    return {
      bytes: this.#bytes,
      source: { ...this.#size, hasAudio: this.#hasAudio },
      startTime: firstKeyFrame && hasVideo ? firstKeyFrame.dts : null,
    };
  }

  get #hasAudio(): boolean {
    return this.#headers.has(PacketKind.audioHeader);
  }

  /** Stores a packet; returns its tag. */
  add(packet: AvPacket): Buffer {
    const tag = Flv.createMessage(packet);
    const { flags, dts } = packet;
    if (flags === PacketKind.metadata) this.#size = readSourceSize(packet);
    if (flags === PacketKind.audioHeader || flags === PacketKind.videoHeader || flags === PacketKind.metadata) {
      this.#headers.set(flags, tag);
      return tag;
    }
    this.#packets.push({ tag, dts, isKeyFrame: flags === PacketKind.keyFrame });
    this.#bytes += tag.length;
    return tag;
  }

  /** Drops packets before the last key frame at or before a timestamp of the encoder, in ms. */
  dropBefore(dts: number): void {
    const last = this.#packets.findLastIndex((packet) => packet.isKeyFrame && packet.dts <= dts);
    if (last > 0) this.#drop(last);
  }

  /** Drops all packets; the headers stay. */
  clear(): void {
    this.#packets = [];
    this.#bytes = 0;
  }

  /** Returns the FLV of all packets from the first key frame on, with the headers; nothing without one. */
  replay(): readonly Buffer[] {
    const first = this.#packets.findIndex(({ isKeyFrame }) => isKeyFrame);
    if (first < 0) return [];
    const headers = [PacketKind.metadata, PacketKind.videoHeader, PacketKind.audioHeader].flatMap(
      (kind) => this.#headers.get(kind) ?? [],
    );
    const tags = this.#packets.slice(first).map(({ tag }) => tag);
    return [Flv.createHeader(this.#hasAudio, true), ...headers, ...tags];
  }

  #drop(count: number): void {
    for (const { tag } of this.#packets.slice(0, count)) this.#bytes -= tag.length;
    this.#packets = this.#packets.slice(count);
  }
}

const size = z.number().int().min(1).max(16_384).catch(0);
const metadata = z.object({ width: size, height: size }).catch({ width: 0, height: 0 });

/** Reads the video size from the metadata of an encoder; 0 if it is not set. */
function readSourceSize({ data, size: length }: AvPacket): { readonly width: number; readonly height: number } {
  return metadata.parse(amf.decodeAmf0Data(data.subarray(0, length)).dataObj);
}
