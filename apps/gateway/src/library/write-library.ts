import type { ChosenPicture, Library } from '@osteon/library';
import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { agreement, agreementVersion } from '../modules/agreement/tables.ts';
import { clinicalCase } from '../modules/case/tables.ts';
import { resource, resourceTag, tag } from '../modules/content/tables.ts';
import { course, courseLecturer, courseLesson } from '../modules/course/tables.ts';
import { dictionaryTerm, dictionaryTermResource } from '../modules/dictionary/tables.ts';
import { department, departmentMember, doctor, hospital, specialty } from '../modules/doctor/tables.ts';
import { document } from '../modules/document/tables.ts';
import { homeBanner, homePick, homeSection, homeSectionItem } from '../modules/home/tables.ts';
import { liveEvent, liveLecturer } from '../modules/live/tables.ts';
import { picture } from '../modules/media/tables.ts';
import { organization } from '../modules/organization/tables.ts';
import { product } from '../modules/product/tables.ts';
import { collection, collectionVideo, video } from '../modules/video/tables.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Database } from '../platform/database/connect.ts';
import { removeUnlessUsed, replaceAll, replaceChildren, upsert } from '../platform/database/upsert.ts';
import { courseRows } from './rows/course-rows.ts';
import { doctorRows } from './rows/doctor-rows.ts';
import { eventRows } from './rows/event-rows.ts';
import { homeRows } from './rows/home-rows.ts';
import type { Plan } from './rows/plan.ts';
import { readingRows } from './rows/reading-rows.ts';
import { resourceRows } from './rows/resource-rows.ts';
import { termLinkRows } from './rows/term-link-rows.ts';
import { videoRows } from './rows/video-rows.ts';
import { writeSearch } from './write-search.ts';

type LoadedIds = Readonly<Record<string, readonly string[]>>;

/** Tables whose rows come and go with the library, parents before what refers to them. */
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
  product,
  organization,
  dictionaryTerm,
];

/** What the library gives only a first value: it lives on in the database. */
const LIVES_ON = {
  resource: ['publishedAt', 'viewCount'],
  liveEvent: ['status', 'planBeginAt', 'planEndAt', 'bookNum', 'viewCount'],
} as const;

/**
 * Writes the whole library. Rows that an earlier load brought (`previousIds`) and that are no longer in it go, unless
 * the data of users refers to them. Gives back the ids of this load, and those that stayed, by table.
 */
export async function writeLibrary(
  trx: Database,
  {
    library,
    loadedAt,
    chosen,
    pictures,
    previousIds,
  }: {
    library: Library;
    loadedAt: number;
    chosen: ReadonlyMap<string, ChosenPicture>;
    pictures: ReadonlyMap<string, typeof picture.$inferInsert>;
    previousIds: LoadedIds;
  },
): Promise<{ ids: LoadedIds; stayed: LoadedIds }> {
  const plan: Plan = {
    library,
    loadedAt,
    pictureOf: (itemId) => pictures.get(chosen.get(itemId)?.file ?? '')?.id ?? '',
  };
  const current = new Map<PgTable, readonly string[]>();
  const items = async <Table extends PgTable>(
    table: Table,
    rows: readonly (Table['$inferInsert'] & { id: string })[],
    keep: readonly (keyof Table['$inferInsert'] & string)[] = [],
  ) => {
    await upsert(trx, table, rows, { keep });
    current.set(
      table,
      rows.map(({ id }) => id),
    );
  };

  await items(picture, [...new Map([...pictures.values()].map((row) => [row.id, row])).values()]);
  const people = doctorRows(plan);
  await items(specialty, people.specialties);
  await items(hospital, people.hospitals);
  await items(doctor, people.doctors);
  await items(department, people.departments);
  await replaceChildren(
    trx,
    departmentMember,
    departmentMember.departmentId,
    idsOf(people.departments),
    people.members,
  );

  const spine = resourceRows(plan);
  await items(tag, spine.tags);
  await items(resource, spine.resources, LIVES_ON.resource);
  await writeTags(trx, spine.tagged, idsOf(spine.resources));

  const films = videoRows(plan);
  await upsert(trx, video, films.videos);
  await items(collection, films.collections);
  await replaceChildren(trx, collectionVideo, collectionVideo.collectionId, idsOf(films.collections), films.collected);

  const classes = courseRows(plan);
  await upsert(trx, course, classes.courses);
  await replaceChildren(trx, courseLecturer, courseLecturer.courseId, idsOf(classes.courses), classes.lecturers);
  await replaceChildren(trx, courseLesson, courseLesson.courseId, idsOf(classes.courses), classes.lessons);

  const texts = readingRows(plan);
  await upsert(trx, clinicalCase, texts.cases);
  await upsert(trx, document, texts.documents);
  await items(dictionaryTerm, texts.terms);
  const { termId } = dictionaryTermResource;
  await replaceChildren(trx, dictionaryTermResource, termId, idsOf(texts.terms), termLinkRows(library));
  await upsert(trx, agreement, texts.agreements);
  const versions = texts.agreements.map(({ code, updatedAt, sections }) => ({ code, version: updatedAt, sections }));
  await upsert(trx, agreementVersion, versions);

  const events = eventRows(plan);
  await items(liveEvent, events.lives, LIVES_ON.liveEvent);
  await replaceChildren(trx, liveLecturer, liveLecturer.liveId, idsOf(events.lives), events.lecturers);
  await items(product, events.products);
  await items(organization, events.organizations);

  const front = homeRows(plan);
  await replaceAll(trx, homeBanner, front.banners);
  await replaceAll(trx, homePick, front.picks);
  await replaceAll(trx, homeSection, front.sections);
  await replaceAll(trx, homeSectionItem, front.items);

  const left = await removeLeft(trx, current, previousIds);
  await writeSearch(trx, plan);
  return left;
}

/** Tags repeat what their lists are sorted by, as the resource holds it now (see the table). */
async function writeTags(
  trx: Database,
  tagged: readonly { resourceId: string; tagId: string }[],
  resourceIds: readonly string[],
): Promise<void> {
  const resources = sql.param(tagged.map(({ resourceId }) => resourceId));
  const tags = sql.param(tagged.map(({ tagId }) => tagId));
  const wanted = sql`select * from unnest(${resources}::text[], ${tags}::text[]) as wanted (resource_id, tag_id)`;
  await trx.execute(sql`
    delete from ${resourceTag} where ${anyOf(resourceTag.resourceId, resourceIds)}
      and (${resourceTag.resourceId}, ${resourceTag.tagId}) not in (${wanted})`);
  await trx.execute(sql`
    insert into ${resourceTag} (resource_id, tag_id, published_at, view_count)
    select wanted.resource_id, wanted.tag_id, ${resource.publishedAt}, ${resource.viewCount}
    from (${wanted}) as wanted join ${resource} on ${resource.id} = wanted.resource_id
    on conflict do nothing`);
}

async function removeLeft(trx: Database, current: ReadonlyMap<PgTable, readonly string[]>, previousIds: LoadedIds) {
  const ids: Record<string, readonly string[]> = {};
  const stayed: Record<string, readonly string[]> = {};
  for (const table of ITEM_TABLES.toReversed()) {
    const name = getTableName(table);
    const now = current.get(table) ?? [];
    const left = (previousIds[name] ?? []).filter((id) => !now.includes(id));
    const used = await removeUnlessUsed(trx, table, table.id, left);
    if (used.length > 0) stayed[name] = used;
    ids[name] = [...now, ...used];
  }
  return { ids, stayed };
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
