import type { Home } from '../../entities/home/api/get-home.ts';
import { type Advert, AdvertCard } from '../../features/advert/advert-card.tsx';
import { HomeAdverts } from '../../features/advert/home-adverts.tsx';
import { HomeRest } from '../../features/home/home-rest.tsx';
import { useClosedCard } from './closed-cards.ts';

/** The end of the home page with its adverts, each until it is closed (rules/advert#closing). */
export const HomeEnd = ({ home }: { home: Home }) => (
  <HomeRest home={home} adverts={<HomeAdverts card={(advert) => <HomeAdvert advert={advert} />} />} />
);

function HomeAdvert({ advert }: { advert: Advert }) {
  const [isClosed, close] = useClosedCard(`advert/home/${advert.id}`);
  return isClosed ? null : <AdvertCard advert={advert} onClose={close} />;
}
