/** Bytes of one part: the most that a broken connection may lose, and the memory that one stream takes. */
const PART_BYTES = 1024 * 1024;

/** Splits a stream into parts. The bytes before it broke off are a part, too; then the error is thrown. */
export async function* splitIntoParts(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let collected: Uint8Array[] = [];
  let bytes = 0;
  let lost: { readonly error: unknown } | undefined;
  const take = (): Buffer => {
    const part = Buffer.concat(collected);
    collected = [];
    bytes = 0;
    return part;
  };
  try {
    for await (const chunk of stream) {
      collected.push(chunk);
      bytes += chunk.length;
      if (bytes >= PART_BYTES) yield take();
    }
  } catch (error) {
    lost = { error };
  }
  if (bytes > 0) yield take();
  if (lost) throw lost.error;
}
