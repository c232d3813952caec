import type { ContentProblem } from './content-validation-error.ts';
import type { Library } from './library.ts';

/** Ids or names that a field may reference, and their kind. */
interface ReferenceTargets {
  readonly noun: string;
  readonly ids: ReadonlySet<string>;
}

type Reference = readonly [field: string, value: string | readonly string[], known: ReferenceTargets];

/** Finds references to unknown ids, and duplicate ids. */
export function findBrokenReferences(library: Library): ContentProblem[] {
  const targets = getNames(library);
  const { specialties, hospitals, experts, tags, videos, documents, cases, courses, collections, products, terms } =
    targets;
  const { base, home, media } = library;
  const pictured: ReferenceTargets = { noun: 'video or case', ids: new Set([...videos.ids, ...cases.ids]) };
  return [
    ...duplicates(library),
    ...check('content/base.json', base.tags, (tag) => [['specialty', tag.specialty, specialties]]),
    ...check('content/experts.json', library.experts, (expert) => [
      ['specialty', expert.specialty, specialties],
      ['hospitalId', expert.hospitalId, hospitals],
    ]),
    ...check('content/videos.json', library.videos, (video) => [
      ['specialty', video.specialty, specialties],
      ['authorId', video.authorId, experts],
      ['tags', video.tags, tags],
    ]),
    ...check('content/collections.json', library.collections, (collection) => [
      ['specialty', collection.specialty, specialties],
      ['videoIds', collection.videoIds, videos],
    ]),
    ...check('content/courses.json', library.courses, (course) => [
      ['specialty', course.specialty, specialties],
      ['tags', course.tags, tags],
      ['lecturerIds', course.lecturerIds, experts],
      ...course.lessons.map((lesson, index): Reference => {
        const at = `lessons[${index}]`;
        if (lesson.type === 'video') return [`${at}.videoId`, lesson.videoId, videos];
        if (lesson.type === 'document') return [`${at}.documentId`, lesson.documentId, documents];
        return lesson.type === 'case' ? [`${at}.caseId`, lesson.caseId, cases] : [at, [], cases];
      }),
    ]),
    ...check('content/cases.json', library.cases, (item) => [
      ['specialty', item.specialty, specialties],
      ['authorId', item.authorId, experts],
      ['tags', item.tags, tags],
      ['comments', item.comments.map(({ expertId }) => expertId), experts],
      ['decision.chosen', item.decision.chosen, { noun: 'option', ids: new Set(item.decision.options) }],
      ['images', item.images.map(({ file }) => file), targets.illustrations],
      ['stacks', item.stacks.map(({ stack }) => stack), targets.stacks],
    ]),
    ...check('content/documents.json', library.documents, (document) => [
      ['specialty', document.specialty, specialties],
      ['authorId', document.authorId, experts],
      ['reviewerId', document.reviewerId, experts],
      ['tags', document.tags, tags],
    ]),
    ...check('content/dictionary.json', library.dictionary, (term) => [
      ['specialty', term.specialty, specialties],
      ['related', term.related, terms],
    ]),
    ...check('content/lives.json', library.liveEvents, (live) => [
      ['specialty', live.specialty, specialties],
      ['tags', live.tags, tags],
      ['lecturerIds', live.lecturerIds, experts],
      ['playbackVideoId', live.playbackVideoId ?? [], videos],
      ['highlightsVideoId', live.highlightsVideoId ?? [], videos],
      ['productIds', live.productIds, products],
      ['advert', live.advert?.productId ?? [], products],
      ['gallery', live.gallery.map(({ coverOf }) => coverOf), pictured],
      ['backgroundCoverOf', live.backgroundCoverOf ?? [], pictured],
      ['introduceCoverOf', live.introduceCoverOf ?? [], pictured],
      ['agenda', live.agenda.flatMap(({ items }) => items.map(({ lecturerId }) => lecturerId)), experts],
      [
        'questions',
        live.questions.flatMap(({ answer }) => answer?.lecturerId ?? []),
        { noun: 'lecturer', ids: new Set(live.lecturerIds) },
      ],
    ]),
    ...check('content/products.json', library.products, (product) => [
      ['specialty', product.specialty, specialties],
      ['tags', product.tags, tags],
    ]),
    ...check('content/organizations.json', library.organizations, (organization) => [
      ['officers', organization.officers.map(({ expertId }) => expertId), experts],
      ['groups', organization.groups.map(({ leaderExpertId }) => leaderExpertId), experts],
    ]),
    ...check('content/departments.json', library.departments, (department) => [
      ['specialty', department.specialty, specialties],
      ['hospitalId', department.hospitalId, hospitals],
      ['leaderExpertId', department.leaderExpertId, experts],
      ['memberIds', department.memberIds, experts],
    ]),
    ...check('content/home.json', [{ id: '', ...home }], () => [
      ['recommended', home.recommended, targets.resources],
      ['cases', home.cases, cases],
      ['adverts', home.adverts.map(({ productId }) => productId), products],
    ]),
    ...check(
      'content/home.json',
      home.banners.map((banner) => ({ id: banner.title, ...banner })),
      (banner) => [
        [
          'targetId',
          banner.targetId,
          { video: videos, course: courses, collection: collections, expert: experts }[banner.targetType],
        ],
      ],
    ),
    ...check(
      'content/home.json',
      home.sections.map((section) => ({ id: section.title, ...section })),
      (section) => [['ids', section.ids, { videos, courses, collections, experts }[section.type]]],
    ),
    ...check(
      'imagery/manifest.json',
      library.imagery.map((picture) => ({ id: picture.file, ...picture })),
      (picture) => [['specialty', picture.specialty, specialties]],
    ),
    ...check('media/catalogue.json', library.videos, ({ id }) => [
      [
        'assignments',
        media.assignments[id] ?? '',
        { noun: 'picture', ids: new Set(media.pictures.map((each) => each.id)) },
      ],
    ]),
  ];
}

function getNames(library: Library) {
  const of = (noun: string, items: readonly { id: string }[]): ReferenceTargets => ({
    noun,
    ids: new Set(items.map(({ id }) => id)),
  });
  const { base, videos, courses, cases, documents } = library;
  return {
    specialties: of('specialty', base.specialties),
    hospitals: of('hospital', base.hospitals),
    tags: { noun: 'tag', ids: new Set(base.tags.map(({ name }) => name)) },
    experts: of('expert', library.experts),
    videos: of('video', videos),
    courses: of('course', courses),
    cases: of('case', cases),
    documents: of('document', documents),
    collections: of('collection', library.collections),
    products: of('product', library.products),
    terms: of('term', library.dictionary),
    illustrations: { noun: 'illustration', ids: new Set(listIllustrations(library)) },
    stacks: { noun: 'stack', ids: new Set(Object.keys(library.media.stacks)) },
    resources: of('resource', [...videos, ...courses, ...cases, ...documents]),
  };
}

function listIllustrations({ imagery, covers }: Library): string[] {
  return [...imagery.map(({ file }) => file), ...[...covers].map((id) => `covers/${id}.webp`)];
}

function check<Item extends { readonly id: string }>(
  file: string,
  items: readonly Item[],
  referencesOf: (item: Item) => readonly Reference[],
): ContentProblem[] {
  return items.flatMap((item) =>
    referencesOf(item).flatMap(([field, value, { noun, ids }]) =>
      (typeof value === 'string' ? [value] : value)
        .filter((id) => !ids.has(id))
        .map((id) => ({ file, item: item.id, field, problem: `there is no ${noun} "${id}"` })),
    ),
  );
}

/** Finds duplicate ids: they are unique in the whole library, since lists, links and saved data contain no kind. */
function duplicates(library: Library): ContentProblem[] {
  const seen = new Set<string>();
  const files = [
    ['content/base.json', [...library.base.specialties, ...library.base.hospitals, ...library.base.tags]],
    ['content/experts.json', library.experts],
    ['content/videos.json', library.videos],
    ['content/collections.json', library.collections],
    [
      'content/courses.json',
      [...library.courses, ...library.courses.flatMap(({ lessons, attachments }) => [...lessons, ...attachments])],
    ],
    ['content/cases.json', library.cases],
    ['content/documents.json', library.documents],
    ['content/dictionary.json', library.dictionary],
    ['content/lives.json', library.liveEvents],
    ['content/products.json', library.products],
    ['content/organizations.json', library.organizations],
    ['content/departments.json', library.departments],
  ] as const;
  return files.flatMap(([file, items]) =>
    items
      .filter(({ id }) => seen.size === seen.add(id).size)
      .map(({ id }) => ({ file, item: id, field: 'id', problem: 'stands for another item already' })),
  );
}
