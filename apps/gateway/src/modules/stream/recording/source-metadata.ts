import amf from 'node-media-server/src/protocol/amf.js';
import type { AvPacket } from 'node-media-server/src/protocol/flv.js';
import { z } from 'zod';

const size = z.number().int().min(1).max(16_384).catch(0);
const metadata = z.object({ width: size, height: size }).catch({ width: 0, height: 0 });

/** Reads the video size from the metadata of an encoder; 0 if it is not set. */
export function readSourceSize({ data, size: length }: AvPacket): { readonly width: number; readonly height: number } {
  return metadata.parse(amf.decodeAmf0Data(data.subarray(0, length)).dataObj);
}
