import { formatDay } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { CallContext } from '../../platform/http/handler.ts';
import { formatShownToday, parseShownToday, type ShownToday } from './shown-today.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Cookie with the adverts that a browser was shown today, so that the cap needs no account, no browser's id and no row
 * (rules/advert#cap).
 */
export interface ShownCookie {
  read(request: CallContext['reply']['request']): ShownToday;
  /** Counts one more display of adverts. */
  count(reply: CallContext['reply'], ids: readonly string[]): void;
}

export function createShownCookie({ clock, cookies }: Pick<AppContext, 'clock' | 'cookies'>): ShownCookie {
  const name = cookies.name('adverts');
  const today = () => formatDay(clock.now());
  const read = (request: CallContext['reply']['request']) => parseShownToday(request.cookies[name] ?? '', today());

  return {
    read,

    count(reply, ids) {
      if (ids.length === 0) return;
      const shown = read(reply.request);
      for (const id of ids) {
        const count = (shown.get(id) ?? 0) + 1;
        // The latest last.
        shown.delete(id);
        shown.set(id, count);
      }
      reply.setCookie(name, formatShownToday(shown, today()), cookies.options({ maxAge: DAY_SECONDS }));
    },
  };
}
