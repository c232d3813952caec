import type { ReactNode } from 'react';
import { type Home, useGetHome } from '../../entities/home/api/get-home.ts';
import { m } from '../../texts/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { BannerRow } from './banner-row.tsx';
import { ContinueWatching } from './continue-watching.tsx';
import { BannerLead, LiveLead } from './home-lead.tsx';
import { HomeShortcuts } from './home-shortcuts.tsx';
import { Recommended } from './recommended.tsx';
import { Upcoming } from './upcoming.tsx';

interface HomeViewProps {
  updates: ReactNode;
  rest: (home: Home) => ReactNode;
}

/**
 * The home page: the current event or the first banner, then upcoming events, started videos, recommendations, `news`
 * of the followed people, and the `rest`.
 */
export function HomeView({ updates, rest }: HomeViewProps) {
  const home = useGetHome();
  const [firstBanner, ...otherBanners] = home.banners;
  return (
    <>
      <h1>
        <VisuallyHidden>{m['route.home']()}</VisuallyHidden>
      </h1>
      <HomeShortcuts />
      {home.lead ? <LiveLead lead={home.lead} /> : firstBanner && <BannerLead banner={firstBanner} />}
      <Upcoming liveEvents={home.upcoming} />
      <BannerRow banners={home.lead ? home.banners.slice(0, 4) : otherBanners} />
      <ContinueWatching />
      <Recommended items={home.recommended} specialties={home.specialties} />
      {updates}
      {rest(home)}
    </>
  );
}
