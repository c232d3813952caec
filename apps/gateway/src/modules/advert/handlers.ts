import type { ResponseOf } from '@osteon/contract';
import { ADVERTS_MAX, type AdvertSlot } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { CallContext, Handlers } from '../../platform/http/handler.ts';
import type { LiveService } from '../live/event/service.ts';
import { presentPicture } from '../media/presenter.ts';
import type { ImpressionCookie } from './impression-cookie.ts';
import { createAdvertRepository } from './repository.ts';

/** The calls of adverts. */
export type AdvertCalls = 'getLiveAdvert' | 'listHomeAdverts';

type Advert = ResponseOf<'listHomeAdverts'>['adverts'][number];

/** Handles the calls of adverts (rules/advert#cap). */
export function createAdvertHandlers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    liveEvents,
    impressionCookie,
  }: { readonly liveEvents: Pick<LiveService, 'findAuthorizeType'>; readonly impressionCookie: ImpressionCookie },
): Handlers<AdvertCalls> {
  const repository = createAdvertRepository(db);

  /** The adverts that a browser is shown now, each counted: without an event those of none. */
  async function serveAdverts({ reply }: CallContext, slot: AdvertSlot, liveId: string | null): Promise<Advert[]> {
    const rows = await repository.listRunning(slot, liveId, clock.now());
    const impressions = impressionCookie.read(reply.request);
    const chosen = rows
      .filter(({ advert }) => (impressions.get(advert.id) ?? 0) < advert.dailyCap)
      .slice(0, ADVERTS_MAX[slot]);
    impressionCookie.count(
      reply,
      chosen.map(({ advert }) => advert.id),
    );
    return chosen.map(({ advert: { id, title, text, link }, picture }) => ({
      id,
      title,
      text,
      picture: picture && presentPicture(picture),
      pcLink: link,
    }));
  }

  return {
    async getLiveAdvert({ activityId }, context) {
      if ((await liveEvents.findAuthorizeType(activityId)) === null) throw new CallError('notFound');
      const [advert = null] = await serveAdverts(context, 'live', activityId);
      return { advert };
    },

    listHomeAdverts: async ({ place }, context) => ({ adverts: await serveAdverts(context, place, null) }),
  };
}
