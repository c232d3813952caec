import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { resource } from '../content/tables.ts';
import { picture } from '../media/tables.ts';
import { homeBanner, homePick, homeSection, homeSectionItem } from './tables.ts';

/** Reads the editors' content of the home page. */
export function createHomeRepository(db: Database) {
  return {
    listBanners: () =>
      db
        .select({ banner: homeBanner, picture, resource: { id: resource.id, type: resource.type } })
        .from(homeBanner)
        .innerJoin(picture, eq(picture.id, homeBanner.pictureId))
        .leftJoin(resource, eq(resource.id, homeBanner.resourceId))
        .orderBy(asc(homeBanner.position)),

    listPicks: () => db.select().from(homePick).orderBy(asc(homePick.place), asc(homePick.position)),

    listSections: () => db.select().from(homeSection).orderBy(asc(homeSection.position)),

    listSectionItems: () =>
      db.select().from(homeSectionItem).orderBy(asc(homeSectionItem.section), asc(homeSectionItem.position)),
  };
}
