import { formatTime, type ResourceLanguage, selectLeadAgenda, selectTitle } from '@osteon/domain';
import { escapeHtml, preloadPicture, renderPicture } from '../../platform/portal/markup.ts';
import type { InitialData } from '../../platform/portal/page.ts';
import type { Home } from './home-cards.ts';

/** The `sizes` of the lead's picture, equal to those in the web app. */
const LEAD_SIZES = '(max-width: 639px) 100vw, 780px';

/**
 * Prerendered home page, before the web app starts: the lead with its agenda and its title in the reader's language, in
 * the position of its skeleton, and the response of `getHome`. The class names are those of the web app's
 * home-lead.css.
 */
export function renderHomeInitialData(home: Home, language: ResourceLanguage): InitialData {
  const picture = getLeadPicture(home);
  return {
    data: { call: 'getHome', payload: {}, answer: home },
    slots: { lead: renderLead(home, language) },
    preload: picture ? preloadPicture(picture, LEAD_SIZES) : '',
  };
}

/** The largest picture of the first view. */
function getLeadPicture({ lead, banners: [banner] }: Home) {
  return (lead ?? banner)?.picture;
}

function renderLead(home: Home, language: ResourceLanguage): string {
  const {
    lead,
    banners: [banner],
  } = home;
  const picture = getLeadPicture(home);
  if (!picture) return '';
  const [lecturer] = lead?.lecturers ?? [];
  const title = lead
    ? selectTitle(language, { title: lead.activityTitle, titleEn: lead.activityTitleEn })
    : selectTitle(language, { title: banner?.title ?? '', titleEn: '' });
  const by = lead ? [lecturer?.name, lecturer?.title, lecturer?.hospital].join(' ') : (banner?.subtitle ?? '');
  const kind = lead ? `<p class="home-lead-kind"><span>${escapeHtml(lead.specialty.name)}</span></p>` : '';
  return (
    `<div class="home-lead-film">${renderPicture(picture, LEAD_SIZES)}</div>` +
    `<div class="home-lead-words">${kind}<h2 lang="${title.lang}">${escapeHtml(title.text)}</h2><p class="home-lead-by">${escapeHtml(by)}</p>${lead ? renderAgenda(lead.agenda) : ''}</div>`
  );
}

function renderAgenda(agenda: NonNullable<Home['lead']>['agenda']): string {
  const lines = selectLeadAgenda(agenda).map(
    ({ at, title, state }) =>
      `<li data-state="${state}"><time class="num">${formatTime(at)}</time><span>${escapeHtml(title)}</span></li>`,
  );
  return `<ol class="home-lead-agenda">${lines.join('')}</ol>`;
}
