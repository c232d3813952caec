import type { Library } from '@osteon/library';
import type { homeBanner, homePick, homeSection, homeSectionItem } from '../../modules/home/tables.ts';
import type { LoadInput } from './load-input.ts';
import { buildBannerKey } from './picture-topics.ts';

type SectionType = Library['home']['sections'][number]['type'];

const SECTIONS = {
  videos: { kind: 'resources', pcLink: '/latestContent' },
  courses: { kind: 'resources', pcLink: '/courseList' },
  collections: { kind: 'collections', pcLink: '/surgeryVideoList' },
  experts: { kind: 'doctors', pcLink: '/industryLeaders' },
} as const satisfies Record<SectionType, Pick<typeof homeSection.$inferInsert, 'kind' | 'pcLink'>>;

/** The rows of the home page. */
export function buildHomeRows({ library, pictureOf }: LoadInput) {
  const { banners, recommended, cases, sections } = library.home;
  return {
    banners: banners.map(({ title, subtitle, targetType, targetId }, position): typeof homeBanner.$inferInsert => ({
      position,
      title,
      subtitle,
      pictureId: pictureOf(buildBannerKey(position)),
      ...toTarget(targetType, targetId),
    })),
    picks: [
      ...recommended.map((resourceId, position): typeof homePick.$inferInsert => ({
        list: 'recommended',
        position,
        resourceId,
      })),
      ...cases.map((resourceId, position): typeof homePick.$inferInsert => ({ list: 'cases', position, resourceId })),
    ],
    sections: sections.map(({ title, titleEn, type }, position): typeof homeSection.$inferInsert => ({
      position,
      title,
      titleEn,
      ...SECTIONS[type],
    })),
    items: sections.flatMap(({ type, ids }, section) =>
      ids.map((id, position): typeof homeSectionItem.$inferInsert => ({ section, position, ...toTarget(type, id) })),
    ),
  };
}

function toTarget(type: string, id: string) {
  if (type.startsWith('collection')) return { collectionId: id };
  return type.startsWith('expert') ? { doctorId: id } : { resourceId: id };
}
