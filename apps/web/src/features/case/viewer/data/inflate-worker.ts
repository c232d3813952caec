import { inflateSlice } from './inflate.ts';

/** A slice to decompress. */
export interface InflateRequest {
  readonly id: number;
  readonly compressed: ArrayBuffer;
  /** Values of the slice. */
  readonly values: number;
}

/** The decompressed slice; null where its data are bad. */
export interface InflateReply {
  readonly id: number;
  readonly values: Uint16Array<ArrayBuffer> | null;
}

self.addEventListener('message', ({ data }: MessageEvent<InflateRequest>) => void inflate(data));

async function inflate({ id, compressed, values: count }: InflateRequest): Promise<void> {
  const values = await inflateSlice(compressed, count).catch(() => null);
  const reply: InflateReply = { id, values };
  self.postMessage(reply, { transfer: values ? [values.buffer] : [] });
}
