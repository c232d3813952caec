import { type ChosenPicture, ContentValidationError, type Library } from '@osteon/library';
import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { advert } from '../modules/advert/tables.ts';
import { agreement, agreementVersion } from '../modules/agreement/tables.ts';
import { writeCaseDetails } from '../modules/case/base/case-details-service.ts';
import { resource, tag } from '../modules/content/tables.ts';
import { resourceWriter } from '../modules/content-writer.ts';
import { writeCourseDetails } from '../modules/course/course-details-service.ts';
import { dictionaryTerm, dictionaryTermResource } from '../modules/dictionary/tables.ts';
import { department, departmentMember, doctor, hospital, specialty } from '../modules/doctor/tables.ts';
import { writeDocumentDetails } from '../modules/document/document-details-service.ts';
import { homeBanner, homePick, homeSection, homeSectionItem } from '../modules/home/tables.ts';
import { liveChannel, liveEvent, liveGalleryPicture, liveLecturer, liveProduct } from '../modules/live/event/tables.ts';
import { getThumbnailUrl, presentPicture } from '../modules/media/presenter.ts';
import { picture } from '../modules/media/tables.ts';
import { organization } from '../modules/organization/tables.ts';
import { product } from '../modules/product/tables.ts';
import { createPublicProfileWriter } from '../modules/public-profile-writer.ts';
import { collection, collectionVideo } from '../modules/video/tables.ts';
import { writeVideoDetails } from '../modules/video/video-details-service.ts';
import { createVideoMediaRepository } from '../modules/video/video-media-repository.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connect.ts';
import { removeUnlessUsed, replaceAll, replaceChildren, upsert } from '../platform/database/upsert.ts';
import type { MediaLocation } from './content-source.ts';
import { buildAdvertRows } from './rows/advert-rows.ts';
import { buildCourseRows } from './rows/course-rows.ts';
import { buildDoctorRows } from './rows/doctor-rows.ts';
import { buildEventRows } from './rows/event-rows.ts';
import { buildHomeRows } from './rows/home-rows.ts';
import type { LoadInput } from './rows/load-input.ts';
import { buildResourceRows } from './rows/resource-rows.ts';
import { buildTermResourceRows } from './rows/term-resource-rows.ts';
import { buildTextRows } from './rows/text-rows.ts';
import { buildVideoRows } from './rows/video-rows.ts';
import { createLibrarySearchRepository } from './search-repository.ts';
import { createSourceRepository, type LoadedIds } from './source-repository.ts';

/** Tables whose rows are deleted when they leave the library, referenced tables first. */
const ITEM_TABLES: readonly (PgTable & { readonly id: PgColumn })[] = [
  picture,
  specialty,
  hospital,
  doctor,
  department,
  tag,
  resource,
  collection,
  liveEvent,
  advert,
  product,
  organization,
  dictionaryTerm,
];

/** Columns whose value in the database is retained after the first load. */
const RETAINED_COLUMNS = {
  liveEvent: [
    'status',
    'planStartAt',
    'planEndAt',
    'samplePlanAt',
    'itemStarts',
    'bookNum',
    'viewCount',
    'playbackCount',
  ],
} as const;

async function deleteRemoved(tx: Database, current: ReadonlyMap<PgTable, readonly string[]>, previousIds: LoadedIds) {
  const ids: Record<string, readonly string[]> = {};
  const stayed: Record<string, readonly string[]> = {};
  for (const table of ITEM_TABLES.toReversed()) {
    const name = getTableName(table);
    const now = current.get(table) ?? [];
    const left = (previousIds[name] ?? []).filter((id) => !now.includes(id));
    const used =
      table === resource ? await resourceWriter.remove(tx, left) : await removeUnlessUsed(tx, table, table.id, left);
    if (used.length > 0) stayed[name] = used;
    ids[name] = [...now, ...used];
  }
  return { ids, stayed };
}

function getPortrait(row: typeof picture.$inferInsert | undefined): string {
  return row ? getThumbnailUrl(presentPicture(row)) : '';
}

function getIds(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** Writes the rows of a library. */
export function createLibraryRepository(db: Database) {
  const sources = createSourceRepository(db);
  const search = createLibrarySearchRepository(db);

  return {
    /**
     * Writes the whole library. Rows of an earlier load (`previousIds`) that are no longer part of it are deleted,
     * unless data of users references them. Returns the ids of this load and of the retained rows, by table.
     * @throws {ContentValidationError} for ids that belong to another source
     */
    async write({
      library,
      loadedAt,
      mediaLocation,
      chosen,
      pictures,
      previousIds,
    }: {
      library: Library;
      loadedAt: number;
      mediaLocation: MediaLocation;
      chosen: ReadonlyMap<string, ChosenPicture>;
      pictures: ReadonlyMap<string, typeof picture.$inferInsert>;
      previousIds: LoadedIds;
    }): Promise<{ ids: LoadedIds; stayed: LoadedIds }> {
      const conflicts = await sources.findConflictingIds(library, previousIds);
      if (conflicts.length > 0) throw new ContentValidationError(conflicts);
      const { specialtyIds, tagIds } = await sources.findSharedRows(library, previousIds);
      const findPicture = (itemId: string) => pictures.get(chosen.get(itemId)?.file ?? '');
      const plan: LoadInput = {
        library,
        loadedAt,
        mediaLocation,
        sharedTags: tagIds,
        pictureOfFile: (file) => pictures.get(`imagery/${file}`)?.id ?? '',
        pictureOf: (itemId) => findPicture(itemId)?.id ?? '',
        portraitOf: (itemId) => getPortrait(library.covers.has(itemId) ? findPicture(itemId) : undefined),
      };
      const current = new Map<PgTable, readonly string[]>();
      const items = async <Table extends PgTable>(
        table: Table,
        rows: readonly (Table['$inferInsert'] & { id: string })[],
        keep: readonly (keyof Table['$inferInsert'] & string)[] = [],
      ) => {
        await upsert(db, table, rows, { preserve: keep });
        current.set(
          table,
          rows.map(({ id }) => id),
        );
      };

      const words = await search.writeVocabulary(library, previousIds.search_word ?? []);
      await items(picture, [...new Map([...pictures.values()].map((row) => [row.id, row])).values()]);
      const people = buildDoctorRows(plan);
      await items(
        specialty,
        people.specialties.filter(({ id }) => !specialtyIds.has(id)),
      );
      await items(hospital, people.hospitals);
      await items(doctor, people.doctors);
      await items(department, people.departments);
      await replaceChildren(
        db,
        departmentMember,
        departmentMember.departmentId,
        getIds(people.departments),
        people.members,
      );

      const shared = buildResourceRows(plan);
      await items(tag, shared.tags);
      const videos = buildVideoRows(plan);
      const texts = buildTextRows(plan);
      await resourceWriter.write(db, shared.resources, async () => {
        await writeVideoDetails(db, videos.videos);
        await createVideoMediaRepository(db).replace(videos.media, loadedAt);
        await writeDocumentDetails(db, texts.documents);
        await writeCaseDetails(db, texts.cases);
        await writeCourseDetails(db, buildCourseRows(plan), loadedAt);
      });
      current.set(resource, getIds(shared.resources));
      await items(collection, videos.collections);
      await replaceChildren(
        db,
        collectionVideo,
        collectionVideo.collectionId,
        getIds(videos.collections),
        videos.collected,
      );

      await items(dictionaryTerm, texts.terms);
      const { termId } = dictionaryTermResource;
      await replaceChildren(db, dictionaryTermResource, termId, getIds(texts.terms), buildTermResourceRows(library));
      await upsert(db, agreement, texts.agreements);
      const versions = texts.agreements.map(({ code, updatedAt, sections }) => ({
        code,
        version: updatedAt,
        sections,
      }));
      await upsert(db, agreementVersion, versions);

      const events = buildEventRows(plan);
      await items(liveEvent, events.liveEvents, RETAINED_COLUMNS.liveEvent);
      await upsert(db, liveChannel, events.channels, {
        preserve: ['keyHash', 'encoderId', 'encoderSeenAt', 'segmentAt'],
      });
      await replaceChildren(db, liveLecturer, liveLecturer.liveId, getIds(events.liveEvents), events.lecturers);
      await replaceChildren(
        db,
        liveGalleryPicture,
        liveGalleryPicture.liveId,
        getIds(events.liveEvents),
        events.gallery,
      );
      await items(product, events.products);
      await replaceChildren(db, liveProduct, liveProduct.liveId, getIds(events.liveEvents), events.shown);
      await items(organization, events.organizations);

      const front = buildHomeRows(plan);
      await replaceAll(db, homeBanner, front.banners);
      await replaceAll(db, homePick, front.picks);
      await replaceAll(db, homeSection, front.sections);
      await replaceAll(db, homeSectionItem, front.items);
      await items(advert, buildAdvertRows(plan));

      const { ids, stayed } = await deleteRemoved(db, current, previousIds);
      await search.writeOtherSearchEntries(plan);
      // With the words of this source.
      await resourceWriter.refresh(db, await sources.listOtherResources(getIds(shared.resources)));
      await createPublicProfileWriter(systemClock).reindex(db);
      return { ids: { ...ids, search_word: words }, stayed };
    },
  };
}
