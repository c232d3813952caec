import { formatDay } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { CallContext } from '../../platform/http/handler.ts';
import { type DailyImpressions, formatDailyImpressions, parseDailyImpressions } from './daily-impressions.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Cookie with the adverts that a browser was shown today, so that the cap needs no account, no browser's id and no row
 * (rules/advert#cap).
 */
export interface ImpressionCookie {
  read(request: CallContext['reply']['request']): DailyImpressions;
  /** Counts one more display of adverts. */
  count(reply: CallContext['reply'], ids: readonly string[]): void;
}

export function createImpressionCookie({ clock, cookies }: Pick<AppContext, 'clock' | 'cookies'>): ImpressionCookie {
  const name = cookies.name('adverts');
  const today = () => formatDay(clock.now());
  const read = (request: CallContext['reply']['request']) =>
    parseDailyImpressions(request.cookies[name] ?? '', today());

  return {
    read,

    count(reply, ids) {
      if (ids.length === 0) return;
      const impressions = read(reply.request);
      for (const id of ids) {
        const count = (impressions.get(id) ?? 0) + 1;
        // The latest last.
        impressions.delete(id);
        impressions.set(id, count);
      }
      reply.setCookie(name, formatDailyImpressions(impressions, today()), cookies.options({ maxAge: DAY_SECONDS }));
    },
  };
}
