import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import type { Session } from '../../platform/session/session.ts';
import { getWatchedShare } from '../content/presenter.ts';
import { buildResourceLink } from '../content/resource-link.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { LiveService } from '../live/event/service.ts';
import { presentPicture } from '../media/presenter.ts';
import type { PlayPositions } from '../video/position-service.ts';
import { buildCollectionLink } from '../video/presenter.ts';
import type { VideoService } from '../video/service.ts';
import { type Home, listCards, mapCards } from './home-cards.ts';
import type { RecommendationService } from './recommendation/recommendation-service.ts';
import { createHomeRepository } from './repository.ts';

/** The services that provide the parts of the home page. */
export interface HomeSources {
  readonly content: ContentService;
  readonly doctors: DoctorService;
  readonly videos: VideoService;
  readonly liveEvents: LiveService;
  readonly positions: Pick<PlayPositions, 'findByVideos'>;
  readonly recommendations: Pick<RecommendationService, 'recommend'>;
}

/** The home page. */
export interface HomeService {
  /** The page for a viewer, with recommendations and the watched share of each video. */
  getHome(session: Session | null): Promise<Home>;
}

/** Duration for which the page of visitors is cached. */
const HOME_CACHE = { milliseconds: 3000, most: 1 };

/** Upcoming events and most viewed videos on the page. */
const UPCOMING_MAX = 3;
const HOTTEST_MAX = 5;

export function createHomeService(
  { db, clock, contentEvents }: Pick<AppContext, 'db' | 'clock' | 'contentEvents'>,
  { content, doctors, videos, liveEvents, positions, recommendations }: HomeSources,
): HomeService {
  const repository = createHomeRepository(db);
  const cached = createTtlCache<Home>(clock, HOME_CACHE);
  contentEvents.onChange(cached.clear);

  async function loadBanners(): Promise<Home['banners']> {
    const rows = await repository.listBanners();
    return rows.map(({ banner, picture, resource }) => ({
      title: banner.title,
      subtitle: banner.subtitle,
      picture: presentPicture(picture),
      pcLink: resource
        ? buildResourceLink(resource)
        : banner.collectionId !== null
          ? buildCollectionLink(banner.collectionId)
          : `/doctorHome?id=${banner.doctorId}`,
    }));
  }

  async function loadSections(): Promise<Home['sections']> {
    const [sections, items] = await Promise.all([repository.listSections(), repository.listSectionItems()]);
    return Promise.all(
      sections.map(async ({ position, kind, ...heading }): Promise<Home['sections'][number]> => {
        const ofSection = items.filter(({ section }) => section === position);
        const getIds = (key: 'resourceId' | 'collectionId' | 'doctorId') =>
          ofSection.flatMap((item) => item[key] ?? []);
        if (kind === 'resources')
          return { kind, ...heading, list: await content.findCards(getIds('resourceId'), null) };
        if (kind === 'collections') {
          return { kind, ...heading, list: await videos.listCollectionCards(getIds('collectionId')) };
        }
        return { kind, ...heading, list: await doctors.findCards(getIds('doctorId')) };
      }),
    );
  }

  async function loadPicks(): Promise<Pick<Home, 'recommended' | 'cases'>> {
    const picks = await repository.listPicks();
    const getCards = (listName: 'recommended' | 'cases') =>
      content.findCards(
        picks.filter((pick) => pick.list === listName).map(({ resourceId }) => resourceId),
        null,
      );
    const [recommended, cases] = await Promise.all([getCards('recommended'), getCards('cases')]);
    return { recommended: recommended.map((card) => ({ ...card, reason: null })), cases };
  }

  async function loadHome(): Promise<Home> {
    const [picks, parts] = await Promise.all([
      loadPicks(),
      Promise.all([
        liveEvents.getLead(),
        liveEvents.listUpcoming(UPCOMING_MAX),
        loadBanners(),
        doctors.listSpecialties(),
        content.listHottest({ resourceType: ResourceType.video }, HOTTEST_MAX),
        loadSections(),
      ]),
    ]);
    const [lead, upcoming, banners, specialties, hottest, sections] = parts;
    return { ...picks, lead, upcoming, hottest, banners, specialties, sections };
  }

  return {
    async getHome(session) {
      const shared = await cached('home', loadHome);
      if (!session) return shared;
      const recommended = await recommendations.recommend(session, shared.recommended);
      const home = { ...shared, recommended };
      const ids = listCards(home).map(({ resourceId }) => resourceId);
      const seconds = await positions.findByVideos(session.customerId, ids);
      if (seconds.size === 0) return home;
      return mapCards(home, (card) => ({
        ...card,
        watched: getWatchedShare(seconds.get(card.resourceId), card.durationSeconds),
      }));
    },
  };
}
