import clsx from 'clsx';
import { useGetHome } from '../../entities/home/api/get-home.ts';
import { m } from '../../texts/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { BannerRow } from './banner-row.tsx';
import { CaseList } from './case-list.tsx';
import { ContinueWatching } from './continue-watching.tsx';
import styles from './home.module.css';
import { BannerLead, LiveLead } from './home-lead.tsx';
import { HomeSections } from './home-sections.tsx';
import { HomeShortcuts } from './home-shortcuts.tsx';
import { Hottest } from './hottest.tsx';
import { Recommended } from './recommended.tsx';
import { Upcoming } from './upcoming.tsx';

/** The home page: the current event or the first banner, then upcoming events, started videos, recommendations. */
export function HomeView() {
  const home = useGetHome();
  const [firstBanner, ...otherBanners] = home.banners;
  return (
    <>
      <h1>
        <VisuallyHidden>{m['route.home']()}</VisuallyHidden>
      </h1>
      <HomeShortcuts />
      {home.lead ? <LiveLead lead={home.lead} /> : firstBanner && <BannerLead banner={firstBanner} />}
      <Upcoming lives={home.upcoming} />
      <BannerRow banners={home.lead ? home.banners.slice(0, 4) : otherBanners} />
      <ContinueWatching />
      <Recommended items={home.recommended} specialties={home.specialties} />
      <div className={clsx(styles.split, styles.distant)}>
        <CaseList cases={home.cases} />
        <Hottest items={home.hottest} />
      </div>
      <HomeSections sections={home.sections} />
    </>
  );
}
