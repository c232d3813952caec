import type { Picture, ResponseOf } from '@osteon/contract';
import { type ResourceLanguage, titleIn } from '@osteon/domain';
import { escapeHtml } from '../../platform/portal/markup.ts';
import type { FirstPaint } from '../../platform/portal/page.ts';

type Home = ResponseOf<'getHome'>;

/** How wide the lead's picture shows; the web app's lead says the same. */
const LEAD_SIZES = '(max-width: 639px) 100vw, 780px';

/**
 * The home page before its program runs: the frame's grounds and the lead, in the class names of the web app's
 * home-lead.css and first-paint.css, its title in the reader's language, and the answer that the program need not ask for.
 */
export function homeFirstPaint(home: Home, language: ResourceLanguage): FirstPaint {
  const lead = home.lead ?? home.banners[0];
  const markup = lead
    ? `<div class="first-paint"><div class="first-paint-header"></div><div class="first-paint-body"><div class="first-paint-sidebar"></div><div class="first-paint-content"><div class="page">${leadMarkup(home, lead.picture, language)}</div></div></div></div>`
    : '';
  return { data: { getHome: home }, markup };
}

function leadMarkup({ lead, banners }: Home, picture: Picture, language: ResourceLanguage): string {
  const [lecturer] = lead?.lecturers ?? [];
  const title = lead
    ? titleIn(language, { title: lead.activityTitle, titleEn: lead.activityTitleEn })
    : titleIn(language, { title: banners[0]?.title ?? '', titleEn: '' });
  const by = lead ? [lecturer?.name, lecturer?.title, lecturer?.hospital].join(' ') : (banners[0]?.subtitle ?? '');
  const kind = lead ? `<p class="home-lead-kind"><span>${escapeHtml(lead.specialty.name)}</span></p>` : '';
  return (
    `<article class="home-lead night"><div class="home-lead-film">${imageMarkup(picture)}</div>` +
    `<div class="home-lead-words">${kind}<h2 lang="${title.lang}">${escapeHtml(title.text)}</h2><p class="home-lead-by">${escapeHtml(by)}</p></div></article>`
  );
}

function imageMarkup({ url, width, height, alt, variants }: Picture): string {
  const sources = variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ');
  return `<img src="${escapeHtml(url)}" srcset="${escapeHtml(sources)}" sizes="${LEAD_SIZES}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" fetchpriority="high">`;
}
