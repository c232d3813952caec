import { ResourceType, type Titles } from '@osteon/domain';
import { Link } from 'react-router';
import type { Home } from '../../entities/home/api/get-home.ts';
import { adMark, cardMark } from '../../lib/analytics/card-marks.ts';
import { countText } from '../../texts/count-text.ts';
import { m } from '../../texts/index.ts';
import { Picture } from '../../ui/cover/picture.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { play } from '../../ui/icon/icons.ts';
import { LiveMark } from '../../ui/mark/mark.tsx';
import './home-lead.css';
import { nameText } from '../../texts/name-text.ts';
import { eventTitles } from '../../ui/title/event-titles.ts';
import { TitleLink, useTitle } from '../../ui/title/title.tsx';
import { HomeLeadAgenda } from './home-lead-agenda.tsx';

/** The `sizes` of the lead's picture; the same as in the gateway's prerendered page. */
const LEAD_SIZES = '(max-width: 639px) 100vw, 780px';

/** The current live event at the top of the page (rules/home#banners). */
export function LiveLead({ lead }: { lead: NonNullable<Home['lead']> }) {
  const [lecturer] = lead.lecturers;
  const event = { resourceType: ResourceType.live, resourceId: lead.activityId };
  const title = eventTitles(lead);
  return (
    <article className="home-lead night" data-scene="lead" {...cardMark(event, 'lead')}>
      <div className="home-lead-film">
        <Picture picture={lead.picture} sizes={LEAD_SIZES} eager />
      </div>
      <div className="home-lead-words">
        <p className="home-lead-kind">
          <LiveMark />
          <span>{nameText(lead.specialty)}</span>
          {lead.viewCount > 0 && (
            <span className="num">{m['live.card.viewers']({ count: countText(lead.viewCount) })}</span>
          )}
        </p>
        <h2>
          <TitleLink to={lead.pcLink} of={title} />
        </h2>
        {lecturer && (
          <p className="home-lead-by">
            <b>{lecturer.name}</b> {lecturer.title} {lecturer.hospital}
          </p>
        )}
        <HomeLeadAgenda agenda={lead.agenda} />
      </div>
      <PlayLink to={lead.pcLink} of={title} />
    </article>
  );
}

/** The first banner, at the top while there is no current event. */
export function BannerLead({ banner }: { banner: Home['banners'][number] }) {
  return (
    <article className="home-lead night" {...adMark(banner.pcLink)}>
      <div className="home-lead-film">
        <Picture picture={banner.picture} sizes={LEAD_SIZES} eager />
      </div>
      <div className="home-lead-words">
        <h2>
          <Link to={banner.pcLink}>{banner.title}</Link>
        </h2>
        <p className="home-lead-by">{banner.subtitle}</p>
      </div>
      <PlayLink to={banner.pcLink} of={{ title: banner.title, titleEn: '' }} />
    </article>
  );
}

function PlayLink({ to, of }: { to: string; of: Titles }) {
  const { text } = useTitle(of);
  return (
    <Link to={to} className="home-lead-play" aria-label={`${m['content.video.play']()} ${text}`}>
      <Icon of={play} size={24} filled />
    </Link>
  );
}
