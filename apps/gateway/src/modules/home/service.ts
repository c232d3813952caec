import type { ResourceCard, ResponseOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { resourceLink } from '../content/links.ts';
import type { ContentService } from '../content/service.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { LiveService } from '../live/service.ts';
import { presentPicture } from '../media/present-picture.ts';
import { buildCollectionLink } from '../video/presenter.ts';
import type { VideoService } from '../video/service.ts';
import { createHomeRepository } from './repository.ts';

export type Home = ResponseOf<'getHome'>;

/** The services that the home page is put together from. */
export interface HomeParts {
  readonly content: ContentService;
  readonly doctors: DoctorService;
  readonly videos: VideoService;
  readonly lives: LiveService;
}

/** How many coming events and most viewed titles the page shows. */
const UPCOMING = 3;
const HOTTEST = 5;

/** Puts the home page together as a visitor sees it. */
export function createHomeService({ db }: Pick<AppContext, 'db'>, { content, doctors, videos, lives }: HomeParts) {
  const repository = createHomeRepository(db);

  async function banners(): Promise<Home['banners']> {
    const rows = await repository.banners();
    return rows.map(({ banner, picture, resource }) => ({
      title: banner.title,
      subtitle: banner.subtitle,
      picture: presentPicture(picture),
      pcLink: resource
        ? resourceLink(resource)
        : banner.collectionId !== null
          ? buildCollectionLink(banner.collectionId)
          : `/doctorHome?id=${banner.doctorId}`,
    }));
  }

  async function sections(): Promise<Home['sections']> {
    const [rows, items] = await Promise.all([repository.sections(), repository.items()]);
    return Promise.all(
      rows.map(async ({ position, kind, title, pcLink }): Promise<Home['sections'][number]> => {
        const own = items.filter(({ section }) => section === position);
        const idsOf = (key: 'resourceId' | 'collectionId' | 'doctorId') => own.flatMap((item) => item[key] ?? []);
        if (kind === 'resources') return { kind, title, pcLink, list: await content.cards(idsOf('resourceId'), null) };
        if (kind === 'collections') {
          return { kind, title, pcLink, list: await videos.listCollectionCards(idsOf('collectionId')) };
        }
        return { kind, title, pcLink, list: await doctors.cards(idsOf('doctorId')) };
      }),
    );
  }

  async function picks(): Promise<Pick<Home, 'recommended' | 'cases'>> {
    const rows = await repository.picks();
    const of = (place: 'recommended' | 'cases') =>
      content.cards(
        rows.filter((row) => row.place === place).map(({ resourceId }) => resourceId),
        null,
      );
    const [recommended, cases] = await Promise.all([of('recommended'), of('cases')]);
    return { recommended, cases };
  }

  return async function home(): Promise<Home> {
    const [picked, rest] = await Promise.all([
      picks(),
      Promise.all([
        lives.lead(),
        lives.upcoming(UPCOMING),
        banners(),
        repository.specialties(),
        content.hottest({ resourceType: ResourceType.video }, HOTTEST),
        sections(),
      ]),
    ]);
    const [lead, upcoming, shown, specialties, hottest, below] = rest;
    return {
      ...picked,
      lead,
      upcoming,
      hottest,
      banners: shown,
      specialties: specialties.map(presentSpecialty),
      sections: below,
    };
  };
}

/** All cards of resources on the home page. */
export function cardsOf({ recommended, cases, hottest, sections }: Home): ResourceCard[] {
  const listed = sections.flatMap((section) => (section.kind === 'resources' ? section.list : []));
  return [...recommended, ...cases, ...hottest, ...listed];
}

/** The home page with every card of a resource put through `change`. */
export function mapCards(home: Home, change: (card: ResourceCard) => ResourceCard): Home {
  return {
    ...home,
    recommended: home.recommended.map(change),
    cases: home.cases.map(change),
    hottest: home.hottest.map(change),
    sections: home.sections.map((section) =>
      section.kind === 'resources' ? { ...section, list: section.list.map(change) } : section,
    ),
  };
}
