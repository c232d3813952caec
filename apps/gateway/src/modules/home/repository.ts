import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { isPublished, resource } from '../content/tables.ts';
import { picture } from '../media/tables.ts';
import { homeBanner, homePick, homeSection, homeSectionItem } from './tables.ts';

/** Reads the editors' content of the home page. */
export function createHomeRepository(db: Database) {
  return {
    /** The banners but those of resources that are not published. */
    listBanners: () =>
      db
        .select({ banner: homeBanner, picture, resource: { id: resource.id, type: resource.type } })
        .from(homeBanner)
        .innerJoin(picture, eq(picture.id, homeBanner.pictureId))
        .leftJoin(resource, and(isPublished, eq(resource.id, homeBanner.resourceId)))
        .where(or(isNull(homeBanner.resourceId), isPublished))
        .orderBy(asc(homeBanner.position)),

    listPicks: () => db.select().from(homePick).orderBy(asc(homePick.list), asc(homePick.position)),

    listSections: () => db.select().from(homeSection).orderBy(asc(homeSection.position)),

    listSectionItems: () =>
      db.select().from(homeSectionItem).orderBy(asc(homeSectionItem.section), asc(homeSectionItem.position)),
  };
}
