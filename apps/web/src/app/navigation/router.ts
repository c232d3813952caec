import { BASE_PATH, isSamePage, matchPage, type PageName } from '@osteon/domain';
import type { ComponentType } from 'react';
import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Path,
  parsePath,
  type RouterProps,
  type To,
} from 'react-router';
import { canonicalPath } from './canonical-path.ts';

/** A history entry as it is shown: its address under the base, and its page. */
export interface Entry {
  readonly location: Location;
  readonly navigationType: NavigationType;
  /** Null until it has loaded, which only the first page is shown without, and where it has failed. */
  readonly Page: ComponentType | null;
  /** The error of a page that has not loaded; undefined otherwise. */
  readonly error: Error | undefined;
  /** Another filter or tab of the same page: the page does not scroll to its top. */
  readonly preventScrollReset: boolean;
}

/** The state of the router. The entry stays the former one until the next page has loaded. */
export interface RouterState {
  readonly entry: Entry;
  readonly isLoading: boolean;
}

/** The work of a navigation apart from the history (rules/navigation#navigation-guard). */
export interface NavigationPlan {
  /** The channel of addresses that have none. */
  readonly defaultChannel: string;
  /** A page that has loaded already, which is shown in the same task. */
  readonly getPage: (name: PageName) => ComponentType | undefined;
  readonly loadPage: (name: PageName) => Promise<ComponentType>;
  /** Runs at the start of each navigation, with the address under the base. */
  readonly onStart: (address: Path) => void;
  /** Runs before another entry is shown. */
  readonly onLeave: (entry: Entry) => void;
}

/** The portal's router. */
export type PortalRouter = ReturnType<typeof createRouter>;

/** A window path without the base; '/' for the base itself. */
export function pathUnderBase(pathname: string): string {
  return pathname.slice(BASE_PATH.length) || '/';
}

/**
 * Creates the router (rules/navigation#navigation-guard): an entry is written to the history and shown once its page has
 * loaded; a later navigation replaces one that still loads. React Router's own data router does this and more, for 15 kB of
 * every first load (decision 032): its components and hooks read this one's history and location.
 */
export function createRouter(history: Omit<ReturnType<typeof createBrowserHistory>, 'action'>, plan: NavigationPlan) {
  const listeners = new Set<(state: RouterState) => void>();
  let state: RouterState = {
    entry: {
      location: history.location,
      navigationType: NavigationType.Pop,
      Page: null,
      error: undefined,
      preventScrollReset: false,
    },
    isLoading: true,
  };
  let latest: object | null = null;

  const setState = (next: RouterState): void => {
    state = next;
    for (const listener of listeners) listener(state);
  };

  /** `to` contains the base, as the components and hooks of the library resolve it. */
  async function navigate(type: NavigationType, to: To, options: NavigateOptions = {}): Promise<void> {
    const navigation = {};
    latest = navigation;
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const wanted = { pathname: pathUnderBase(pathname), search, hash };
    const redirect = canonicalPath(wanted, plan.defaultChannel);
    const address = redirect === null ? wanted : { ...wanted, ...parsePath(redirect) };
    plan.onStart(address);

    const show = (shown: Pick<Entry, 'Page' | 'error'>): void => {
      if (latest !== navigation) return;
      latest = null;
      plan.onLeave(state.entry);
      const shownAddress = { ...state.entry.location, pathname: pathUnderBase(state.entry.location.pathname) };
      const full = { ...address, pathname: BASE_PATH + address.pathname };
      if (type === NavigationType.Push && !isSamePage(shownAddress, address)) history.push(full, options.state);
      else if (type !== NavigationType.Pop || redirect !== null) history.replace(full, options.state);
      setState({
        entry: {
          ...shown,
          location: history.location,
          navigationType: type,
          preventScrollReset: options.preventScrollReset ?? false,
        },
        isLoading: false,
      });
    };

    const name = matchPage(address.pathname);
    const loaded = plan.getPage(name);
    if (loaded) {
      show({ Page: loaded, error: undefined });
      return;
    }
    setState({ ...state, isLoading: true });
    await plan.loadPage(name).then(
      (Page) => show({ Page, error: undefined }),
      (cause: unknown) =>
        show({ Page: null, error: cause instanceof Error ? cause : new Error('not loaded', { cause }) }),
    );
  }

  history.listen(({ location }) => void navigate(NavigationType.Pop, location));
  void navigate(NavigationType.Pop, history.location);

  const navigator: RouterProps['navigator'] = {
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, entryState, options) => void navigate(NavigationType.Push, to, { ...options, state: entryState }),
    replace: (to, entryState, options) => void navigate(NavigationType.Replace, to, { ...options, state: entryState }),
  };

  return {
    navigator,
    get state() {
      return state;
    },
    /** Calls the listener after each change; the returned function unregisters it. */
    subscribe: (listener: (state: RouterState) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves once the page of this address, which is under the base, is shown or has failed. */
    navigate: (to: string, { replace = false }: Pick<NavigateOptions, 'replace'> = {}): Promise<void> =>
      navigate(replace ? NavigationType.Replace : NavigationType.Push, BASE_PATH + to),
  };
}
