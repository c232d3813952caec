import { measureLostShare, type StreamMeasurement } from '@osteon/domain';
import type { AvPacket } from 'node-media-server/src/protocol/flv.js';
import { PacketKind } from '../recording/packet-buffer.ts';

/** Measures the stream of an encoder from its packets. */
export type StreamMeter = ReturnType<typeof createStreamMeter>;

/** Creates a meter whose first measurement starts now. */
export function createStreamMeter(startedAt: number) {
  let since = startedAt;
  let bytes = 0;
  let timestamps: number[] = [];
  let frames = 0;
  let delays: number[] = [];

  return {
    addPacket({ size, flags, dts }: Pick<AvPacket, 'size' | 'flags' | 'dts'>): void {
      bytes += size;
      if (flags !== PacketKind.keyFrame && flags !== PacketKind.frame) return;
      frames++;
      timestamps.push(dts);
    },

    /** Adds the time from a frame to the publication of its segment, in ms. */
    addDelay: (delayMs: number): void => void delays.push(delayMs),

    /** The measurement since the last one; the gap across both counts as well. */
    measure(now: number): StreamMeasurement {
      const ms = Math.max(1, now - since);
      const measured = {
        kbits: Math.round((bytes * 8) / ms),
        frames: Math.round((frames * 1000) / ms),
        lostShare: measureLostShare(timestamps),
        delayMs: delays.length === 0 ? null : Math.round(Math.max(...delays)),
      };
      since = now;
      bytes = 0;
      frames = 0;
      timestamps = timestamps.slice(-1);
      delays = [];
      return measured;
    },
  };
}
