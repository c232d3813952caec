/** A slice whose data are not what its stack says. */
export class SliceDataError extends Error {
  override readonly name = 'SliceDataError';
}

/**
 * Decompresses a slice of a stack, raw deflate of 16-bit values (rules/case-series#stacks). It reads no more than a
 * slice has, so that bad data cannot fill the memory.
 * @throws {SliceDataError} where there are fewer or more bytes
 */
export async function inflateSlice(compressed: ArrayBuffer, values: number): Promise<Uint16Array<ArrayBuffer>> {
  const bytes = new Uint8Array(values * 2);
  const stream = new Response(compressed).body?.pipeThrough(new DecompressionStream('deflate-raw'));
  if (!stream) throw new SliceDataError('no values');
  const reader = stream.getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.length > bytes.length) {
      await reader.cancel();
      throw new SliceDataError('more values than the slice has');
    }
    bytes.set(value, length);
    length += value.length;
  }
  if (length < bytes.length) throw new SliceDataError('fewer values than the slice has');
  return new Uint16Array(bytes.buffer);
}
