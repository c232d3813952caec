/** The element that names the page of a video in its document (apps/gateway, page-assets). */
const PLAYER_PAGE = 'link[data-page="videoTerminal"]';

/** The answer that the gateway wrote into the document; the page of an unknown video has none, and no player. */
const INITIAL_DATA = '#first-paint';

/** A portal that starts so late, in ms, was loaded through a slow network, of which not every browser knows. */
const SLOW_START_MS = 4000;

/** Time limit of the wait, in ms. */
const WAIT_MAX_MS = 15_000;

/** The properties of the Network Information API, which few browsers have. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** True if the network is slow, as far as the browser knows or the start of the portal shows. */
export function isSlowNetwork({ effectiveType = '4g', saveData = false }: Connection, startedAtMs: number): boolean {
  return saveData || effectiveType !== '4g' || startedAtMs > SLOW_START_MS;
}

const { promise, resolve } = Promise.withResolvers<void>();

/** True if the player of the document's page is loaded before everything else (rules/video#slow-networks). */
export const isPlayerFirst =
  typeof document !== 'undefined' &&
  document.querySelector(PLAYER_PAGE) !== null &&
  document.querySelector(INITIAL_DATA) !== null &&
  isSlowNetwork((navigator as { connection?: Connection }).connection ?? {}, performance.now());

if (isPlayerFirst) setTimeout(resolve, WAIT_MAX_MS);
else resolve();

/** Ends the wait: the player has its first picture, or will get none. */
export const startBackground = (): void => resolve();

/** Loads what a page shows or does beside its player; on a slow network once the player has its first picture. */
export const inBackground = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => promise.then(load);
