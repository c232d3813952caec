import type { Library, Topic } from '@osteon/library';

/** Key of a banner among the topics, since banners have no id. */
export const buildBannerKey = (position: number): string => `banner-${position}`;

/** Everything that has a picture, in the order of the lists. */
export function collectPictureTopics(library: Library): Topic[] {
  const { base, videos, courses, cases, documents, lives, products, collections } = library;
  return [
    ...videos,
    ...cases,
    ...documents,
    ...courses.map((course) => ({
      ...course,
      parts: course.lessons.flatMap((lesson) => (lesson.type === 'video' ? [lesson.videoId] : [])),
    })),
    ...collections.map((collection) => ({ ...collection, tags: [], parts: collection.videoIds })),
    ...lives,
    ...products.map((product) => ({ ...product, title: product.name })),
    ...base.specialties.map(({ id, name }) => ({ id, title: name, specialty: id, tags: [] })),
    ...library.home.banners.map((banner, position) => buildBannerTopic(library, banner, position)),
  ];
}

function buildBannerTopic(library: Library, banner: Library['home']['banners'][number], position: number): Topic {
  const targets = [...library.videos, ...library.courses, ...library.collections, ...library.experts];
  const specialty = targets.find(({ id }) => id === banner.targetId)?.specialty ?? '';
  return { id: buildBannerKey(position), title: banner.title, specialty, tags: [banner.title], shape: 'banner' };
}
