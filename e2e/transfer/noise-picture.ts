import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A square PNG of noise, with edges of so many pixels, which cannot be compressed. */
export function makeNoisePicture(edge: number): Buffer {
  const rows = Array.from({ length: edge }, () => Buffer.concat([Buffer.of(0), randomBytes(edge * 3)]));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.concat(rows))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

function part(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const sized = Buffer.alloc(4);
  sized.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([sized, named, sum]);
}
