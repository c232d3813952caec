import { CHUNK_TIMEOUT_MS } from '@osteon/domain';

/** A page's chunk did not load: the connection failed, took too long, or a newer build has replaced the file. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/**
 * Loads a page's chunk. Rejects with PageLoadError when that fails or exceeds its time limit
 * (rules/error-pages#load-failure).
 */
export async function loadPage<Page>(load: () => Promise<Page>): Promise<Page> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PageLoadError('timeout')), CHUNK_TIMEOUT_MS);
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof PageLoadError ? error : new PageLoadError('failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
