import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  BASE_PATH,
  DEFAULT_LOCALE,
  isPhonePage,
  type Locale,
  matchRoute,
  OLD_PATHS,
  type PrerenderedShellReader,
  ROOT_ROUTE,
  ROUTE_FRAMES,
  SIDEBAR_COOKIE,
  type SidebarChoice,
} from '@osteon/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { hasVersion } from '../http/etag.ts';
import { getRequestLocale } from '../http/request-locale.ts';
import { createResponseCache } from '../http/response-cache.ts';
import type { Session } from '../session/session.ts';
import { pageComposer } from './compose-page.ts';
import type { PageCard } from './head.ts';
import { type InitialData, type InitialDataLoaders, type PageCards, pageFiller, type Theme } from './page.ts';

const ROOT_PATH = BASE_PATH + ROUTE_FRAMES[ROOT_ROUTE].path;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The portal's offline page, which the service worker caches (apps/web/service-worker). */
const SHELL_PATH = `${BASE_PATH}/shell.html`;

/** Dependencies of the served pages. */
export interface PortalOptions {
  readonly config: Pick<Config, 'publicUrl' | 'site'>;
  readonly clock: Clock;
  /** Folder of the built web app. */
  readonly webRoot: string;
  readonly cards: PageCards;
  readonly initialDataLoaders: InitialDataLoaders;
  /** Selects the prerendered shell of a session, null for a visitor's. */
  readonly selectShellReader: (session: Session | null, locale: Locale) => PrerenderedShellReader;
}

/**
 * Serves the built portal under `/edu`: hashed files for a year, and for every path of the portal its page, with the
 * item's card in the head, the prerendered shell and, where a module has them, the initial data. An unknown path is
 * answered by the same page with status 404, and the portal shows its error page.
 */
export const portalPlugin = fastifyPlugin<PortalOptions>(
  async (app, { config, clock, webRoot, cards, initialDataLoaders, selectShellReader }) => {
    const html = await readFile(join(webRoot, 'index.html'), 'utf8');
    const year = new Date(clock.now()).getFullYear();
    const fill = pageFiller(html, { ...config.site, year });
    const compose = await pageComposer({ webRoot, publicUrl: config.publicUrl, fill });
    const responses = createResponseCache();

    await app.register(fastifyStatic, {
      root: webRoot,
      prefix: `${BASE_PATH}/`,
      wildcard: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz', '**/*.map'],
      index: false,
      preCompressed: true,
      setHeaders(reply, path) {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });

    for (const path of ['/', BASE_PATH, `${BASE_PATH}/`]) {
      app.get(path, (request, reply) => reply.redirect(ROOT_PATH + getQuery(request)));
    }
    for (const [path, moved] of Object.entries(OLD_PATHS)) {
      app.get(BASE_PATH + path, (request, reply) => reply.redirect(BASE_PATH + moved + getQuery(request)));
    }
    // The page depends on no item, account or theme, so it is built once.
    const shell = fill({
      locale: DEFAULT_LOCALE,
      theme: null,
      url: config.publicUrl + ROOT_PATH,
      card: null,
      title: null,
      assets: { tags: '', scriptStart: 'atOnce' },
      initialData: null,
      frame: '',
    });
    app.get(SHELL_PATH, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(shell),
    );
    app.get(`${BASE_PATH}/*`, sendPage);
    // Paths without the base are redirected to their page.
    app.get('/*', (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      if (matchRoute(path) === null && !Object.hasOwn(OLD_PATHS, path)) return reply.callNotFound();
      return reply.redirect(BASE_PATH + request.url);
    });

    async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      // The calls of a page run side by side: each would give a browser without a device another one.
      app.identifyDevice(request, reply);
      const { pathname, searchParams } = new URL(request.url, config.publicUrl);
      const path = pathname.slice(BASE_PATH.length).replace(/(.)\/$/, '$1');
      const theme = getTheme(request.cookies.osteon_theme);
      const session = await findSession(request);
      const [card, initialData] = await Promise.all([
        getCard(path, searchParams, request),
        loadInitialData(path, { session, query: searchParams }, request),
      ]);
      const locale = getRequestLocale(request);
      const reader = selectShellReader(session, locale);
      const choice = getSidebarChoice(request.cookies[SIDEBAR_COOKIE]);
      const { page, isShared } = compose({
        path,
        query: searchParams,
        locale,
        theme,
        choice,
        reader,
        card,
        initialData,
      });
      const { etag } = page;
      reply.headers({ 'cache-control': 'private, no-cache', etag });
      // The page of an unknown item (null) is not found; most pages show no single item (undefined).
      const known = matchRoute(path) !== null || isPhonePage(path);
      reply.code(!known || card === null ? 404 : 200).type('text/html; charset=utf-8');
      const isFresh = reply.statusCode === 200 && hasVersion(request.headers, etag);
      const body = isShared && !isFresh ? await responses.send(request, reply, page, () => page.body) : page.body;
      reply.header('vary', 'cookie, accept-encoding');
      return isFresh ? reply.code(304).send() : reply.send(body);
    }

    /** Neither an error of the session nor one of the account must fail the page. */
    async function findSession(request: FastifyRequest): Promise<Session | null> {
      try {
        return await app.findSession(request);
      } catch (error) {
        request.log.error(error);
        return null;
      }
    }

    /** An error of a card must not fail the page. */
    async function getCard(
      path: string,
      query: URLSearchParams,
      request: FastifyRequest,
    ): Promise<PageCard | null | undefined> {
      try {
        return await (Object.hasOwn(cards, path) ? cards[path]?.(query) : undefined);
      } catch (error) {
        request.log.error(error);
        return undefined;
      }
    }

    async function loadInitialData(
      path: string,
      caller: Parameters<InitialDataLoaders[string]>[0],
      request: FastifyRequest,
    ): Promise<InitialData | null> {
      try {
        const load = Object.hasOwn(initialDataLoaders, path) ? initialDataLoaders[path] : undefined;
        return (await load?.(caller)) ?? null;
      } catch (error) {
        request.log.error(error);
        return null;
      }
    }
  },
  { name: 'portal', dependencies: ['errors', 'session'] },
);

function getTheme(chosen: string | undefined): Theme {
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

function getSidebarChoice(chosen: string | undefined): SidebarChoice | null {
  return chosen === 'full' || chosen === 'compact' ? chosen : null;
}

function getQuery(request: FastifyRequest): string {
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start);
}
