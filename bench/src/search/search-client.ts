import { timeJson } from '../load/figures.ts';
import { logIn } from '../load/log-in.ts';

const SERVICE = '/gateway/search-service';

/** An account without certification, who finds the same as a visitor. */
const MOBILE = '13900000001';

/** The calls of the search, as a page of the portal makes them. */
interface SearchClient {
  /** Milliseconds until the first page of results has arrived. */
  search(keyWord: string): Promise<number>;
  /** Milliseconds until the suggestions have arrived. */
  suggest(keyWord: string): Promise<number>;
}

/** Logs in, since first pages for visitors are cached. */
export async function openSearchClient(url: string): Promise<SearchClient> {
  // With Do Not Track nothing is counted as a search of somebody.
  const headers = { ...(await logIn(url, MOBILE)), dnt: '1' };
  const call = async (name: string, keyWord: string) => {
    const { ms, body } = await timeJson(`${url}${SERVICE}/${name}?${new URLSearchParams({ keyWord })}`, headers);
    if ((body as { code?: number }).code !== 0) throw new Error(`${name} refused ${keyWord}: ${JSON.stringify(body)}`);
    return ms;
  };
  return {
    search: (keyWord) => call('search', keyWord),
    suggest: (keyWord) => call('listRelatedSearchWords', keyWord),
  };
}
