import type { Library, Topic } from '@osteon/library';

/** Key of a banner among the topics; banners have no id of their own. */
export const bannerKey = (position: number): string => `banner-${position}`;

/** Everything that is shown with a picture, in the order in which lists show it. */
export function pictureTopics(library: Library): Topic[] {
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
    ...library.home.banners.map((banner, position) => bannerTopic(library, banner, position)),
  ];
}

function bannerTopic(library: Library, banner: Library['home']['banners'][number], position: number): Topic {
  const targets = [...library.videos, ...library.courses, ...library.collections, ...library.experts];
  const specialty = targets.find(({ id }) => id === banner.targetId)?.specialty ?? '';
  return { id: bannerKey(position), title: banner.title, specialty, tags: [banner.title], shape: 'banner' };
}
