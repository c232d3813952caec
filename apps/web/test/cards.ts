import type { DoctorCard, ResourceCard } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';

/** A card of a video, as the gateway returns it. */
export const videoCard = (resourceId: string, title: string, change: Partial<ResourceCard> = {}): ResourceCard => ({
  resourceType: ResourceType.video,
  resourceId,
  title,
  titleEn: '',
  summary: '',
  picture: { url: '/favicon.svg', width: 1280, height: 720, alt: '', thumbHash: '', variants: [] },
  specialty: { id: 'joint', name: '关节外科', nameEn: '' },
  author: null,
  publishedAt: Date.UTC(2026, 5, 18),
  viewCount: 0,
  durationSeconds: 1380,
  pages: null,
  vip: false,
  watched: null,
  course: null,
  case: null,
  pcLink: `/videoTerminal?id=${resourceId}`,
  ...change,
});

/** A card of a doctor, as the gateway returns it. */
export const doctorCard = (id: string, name: string): DoctorCard => ({
  id,
  name,
  nameEn: '',
  title: '',
  hospital: '',
  specialtyId: 'joint',
  portrait: '',
  specialty: { id: 'joint', name: '关节外科', nameEn: '' },
  city: '',
  areasOfExpertise: [],
  workCount: 0,
  isIndustryLeader: false,
  pcLink: `/doctorHome?id=${id}`,
});
