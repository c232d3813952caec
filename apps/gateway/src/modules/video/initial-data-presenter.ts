import type { ResponseOf } from '@osteon/contract';
import { type ResourceLanguage, selectTitle } from '@osteon/domain';
import { escapeHtml, preloadPicture, renderPicture } from '../../platform/portal/markup.ts';
import type { InitialData } from '../../platform/portal/page.ts';

/** The `sizes` of the player's poster, equal to those in the web app. */
const POSTER_SIZES = '(max-width: 1080px) 100vw, 888px';

/**
 * The prerendered page of a video, before the web app starts: poster and title in place of their skeletons, and the
 * response as initial data.
 */
export function renderVideoInitialData(answer: ResponseOf<'getVideo'>, language: ResourceLanguage): InitialData {
  const { card } = answer;
  const title = selectTitle(language, card);
  return {
    data: { call: 'getVideo', payload: { id: card.resourceId }, answer },
    slots: {
      poster: renderPicture(card.picture, POSTER_SIZES),
      title: `<span lang="${title.lang}">${escapeHtml(title.text)}</span>`,
    },
    preload: preloadPicture(card.picture, POSTER_SIZES),
  };
}
