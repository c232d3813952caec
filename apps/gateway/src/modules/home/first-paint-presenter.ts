import type { Picture } from '@osteon/contract';
import { type ResourceLanguage, selectTitle } from '@osteon/domain';
import { escapeHtml } from '../../platform/portal/markup.ts';
import type { FirstPaint } from '../../platform/portal/page.ts';
import type { Home } from './home-cards.ts';

/** The `sizes` of the lead's picture, equal to those in the web app. */
const LEAD_SIZES = '(max-width: 639px) 100vw, 780px';

/**
 * The home page before the web app starts: the backgrounds of the frame, the lead with its title in the reader's language,
 * and the response of `getHome`. The class names are those of the web app's home-lead.css and first-paint.css.
 */
export function renderHomeFirstPaint(home: Home, language: ResourceLanguage): FirstPaint {
  const lead = home.lead ?? home.banners[0];
  const markup = lead
    ? `<div class="first-paint"><div class="first-paint-header"></div><div class="first-paint-body"><div class="first-paint-sidebar"></div><div class="first-paint-content"><div class="page">${renderLead(home, lead.picture, language)}</div></div></div></div>`
    : '';
  return { data: { getHome: home }, markup };
}

function renderLead({ lead, banners }: Home, picture: Picture, language: ResourceLanguage): string {
  const [lecturer] = lead?.lecturers ?? [];
  const title = lead
    ? selectTitle(language, { title: lead.activityTitle, titleEn: lead.activityTitleEn })
    : selectTitle(language, { title: banners[0]?.title ?? '', titleEn: '' });
  const by = lead ? [lecturer?.name, lecturer?.title, lecturer?.hospital].join(' ') : (banners[0]?.subtitle ?? '');
  const kind = lead ? `<p class="home-lead-kind"><span>${escapeHtml(lead.specialty.name)}</span></p>` : '';
  return (
    `<article class="home-lead night"><div class="home-lead-film">${renderImage(picture)}</div>` +
    `<div class="home-lead-words">${kind}<h2 lang="${title.lang}">${escapeHtml(title.text)}</h2><p class="home-lead-by">${escapeHtml(by)}</p></div></article>`
  );
}

function renderImage({ url, width, height, alt, variants }: Picture): string {
  const sources = variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ');
  return `<img src="${escapeHtml(url)}" srcset="${escapeHtml(sources)}" sizes="${LEAD_SIZES}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" fetchpriority="high">`;
}
