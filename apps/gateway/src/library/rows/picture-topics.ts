import type { Library, Topic } from '@osteon/library';

/** Key of a banner among the topics, since banners have no id. */
export const buildBannerKey = (position: number): string => `banner-${position}`;

/** Everything that has a picture, in the order of the lists. */
export function collectPictureTopics(library: Library): Topic[] {
  const { base, videos, courses, cases, documents, liveEvents, products, collections } = library;
  const courseTopics = courses.map((course) => ({
    ...course,
    parts: course.lessons.flatMap((lesson) => (lesson.type === 'video' ? [lesson.videoId] : [])),
  }));
  const collectionTopics = collections.map((collection) => ({ ...collection, tags: [], parts: collection.videoIds }));
  const targets = [...videos, ...courseTopics, ...collectionTopics];
  return [
    ...videos,
    ...cases,
    ...documents,
    ...courseTopics,
    ...collectionTopics,
    ...liveEvents,
    ...products.map((product) => ({ ...product, title: product.name })),
    ...base.specialties.map(({ id, name }) => ({ id, title: name, specialty: id, tags: [] })),
    ...library.home.banners.map((banner, position) => buildBannerTopic(library, banner, position, targets)),
  ];
}

/** A banner shows what it leads to: by the tags of its target, or with the cover of one of its parts. */
function buildBannerTopic(
  library: Library,
  { title, targetId }: Library['home']['banners'][number],
  position: number,
  targets: readonly Topic[],
): Topic {
  const id = buildBannerKey(position);
  const target = targets.find((topic) => topic.id === targetId);
  if (target) return { ...target, id, title: `${title} ${target.title}`, parts: [targetId, ...(target.parts ?? [])] };
  const specialty = library.experts.find((expert) => expert.id === targetId)?.specialty ?? '';
  return { id, title, specialty, tags: [title] };
}
