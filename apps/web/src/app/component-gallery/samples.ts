import type { ResourceCard } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import cover from '../../../../../library/imagery/covers/v17.webp';

/** A card of the sample library, as the gateway returns it. */
export const card: ResourceCard = {
  resourceType: ResourceType.video,
  resourceId: 'v17',
  title: '青少年特发性脊柱侧凸后路矫形：椎体去旋转与平衡控制',
  titleEn: '',
  summary: '',
  picture: {
    url: cover,
    width: 640,
    height: 360,
    alt: '脊柱正位片，后路内固定术后',
    thumbHash: 'zvcJBIAGmmV2eHmIeHcEeJ6c9w==',
    variants: [],
  },
  specialty: { id: 'spine', name: '脊柱外科', nameEn: '' },
  author: {
    id: 'e01',
    name: '陆明瑾',
    nameEn: '',
    title: '主任医师',
    hospital: '东川儿童医院',
    specialtyId: 'paediatric',
    portrait: '',
  },
  publishedAt: Date.UTC(2026, 10, 1),
  viewCount: 674,
  durationSeconds: 2400,
  pages: null,
  vip: true,
  watched: 0.24,
  course: null,
  case: null,
  pcLink: '/videoTerminal?resourceId=v17',
};

/** The same without marks on the cover, with a count in 万 and no author. */
export const plainCard: ResourceCard = {
  ...card,
  resourceId: 'v17-plain',
  title: '舟骨腰部骨折：掌侧经皮无头加压螺钉固定',
  specialty: { id: 'hand', name: '手外科', nameEn: '' },
  author: null,
  vip: false,
  watched: null,
  durationSeconds: null,
  viewCount: 12_600,
};

/** The twelve specialties of the library. */
export const specialties = [
  ['joint', '关节外科'],
  ['spine', '脊柱外科'],
  ['trauma', '创伤骨科'],
  ['sports', '运动医学'],
  ['hand', '手外科'],
  ['foot', '足踝外科'],
  ['tumor', '骨肿瘤'],
  ['paediatric', '小儿骨科'],
  ['osteoporosis', '骨质疏松'],
  ['rehab', '骨科康复'],
  ['nursing', '骨科护理'],
  ['basic', '基础与影像'],
] as const;

export const colours = [
  'page',
  'surface',
  'sunken',
  'ink',
  'ink-2',
  'ink-3',
  'teal',
  'teal-wash',
  'red',
  'gold-ground',
  'plan',
  'trace-l',
] as const;

export const sizes = [36, 28, 22, 18, 16, 14, 12] as const;
