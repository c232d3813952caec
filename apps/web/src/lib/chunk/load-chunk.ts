import { CHUNK_TIMEOUT_MS } from '@osteon/domain';

/** Code of the portal did not load: the connection failed, took too long, or a newer build has replaced the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads code of the portal. Rejects with ChunkLoadError when that fails or exceeds its time limit
 * (rules/error-pages#load-failure).
 */
export async function loadChunk<Code>(load: () => Promise<Code>): Promise<Code> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT_MS);
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
