import type { AvPacket } from 'node-media-server/src/protocol/flv.js';
import Flv from 'node-media-server/src/protocol/flv.js';

/** What `flags` of a packet means. */
export const PacketKind = { audioHeader: 0, audio: 1, videoHeader: 2, keyFrame: 3, frame: 4, facts: 5 } as const;

interface Kept {
  readonly tag: Buffer;
  readonly dts: number;
  readonly isKeyFrame: boolean;
}

/**
 * Keeps what an encoder has sent and is in no stored segment yet, and the headers that a decoder needs, so that an ffmpeg
 * that dies is replaced without a loss (rules/live#recording).
 */
export class PacketStore {
  readonly #headers = new Map<number, Buffer>();
  #kept: Kept[] = [];
  #bytes = 0;

  /** Bytes of the packets that are kept. */
  get bytes(): number {
    return this.#bytes;
  }

  get hasAudio(): boolean {
    return this.#headers.has(PacketKind.audioHeader);
  }

  get hasVideo(): boolean {
    return this.#headers.has(PacketKind.videoHeader);
  }

  /** Keeps a packet; returns its tag. */
  add(packet: AvPacket): Buffer {
    const tag = Flv.createMessage(packet);
    const { flags, dts } = packet;
    if (flags === PacketKind.audioHeader || flags === PacketKind.videoHeader || flags === PacketKind.facts) {
      this.#headers.set(flags, tag);
      return tag;
    }
    this.#kept.push({ tag, dts, isKeyFrame: flags === PacketKind.keyFrame });
    this.#bytes += tag.length;
    return tag;
  }

  /** Forgets what lies before the last key frame at or before a moment of the encoder, in ms. */
  forgetBefore(dts: number): void {
    const last = this.#kept.findLastIndex((kept) => kept.isKeyFrame && kept.dts <= dts);
    if (last > 0) this.#drop(last);
  }

  /** Everything from the first key frame, with the headers; the moment is that frame's. Null without one. */
  replay(): { readonly flv: readonly Buffer[]; readonly dts: number } | null {
    const first = this.#kept.findIndex(({ isKeyFrame }) => isKeyFrame);
    const begin = this.#kept[first];
    if (!begin) return null;
    const headers = [PacketKind.facts, PacketKind.videoHeader, PacketKind.audioHeader].flatMap(
      (kind) => this.#headers.get(kind) ?? [],
    );
    const tags = this.#kept.slice(first).map(({ tag }) => tag);
    return { flv: [Flv.createHeader(this.hasAudio, true), ...headers, ...tags], dts: begin.dts };
  }

  #drop(count: number): void {
    for (const { tag } of this.#kept.slice(0, count)) this.#bytes -= tag.length;
    this.#kept = this.#kept.slice(count);
  }
}
