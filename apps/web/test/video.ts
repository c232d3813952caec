import type { ResponseOf } from '@osteon/contract';

const picture = { url: '/favicon.svg', width: 1280, height: 720, alt: '', thumbHash: '', variants: [] };

/** A video of six minutes with three chapters and two steps. */
export const sampleVideo: ResponseOf<'getVideo'> = {
  card: {
    resourceType: 1,
    resourceId: 'v1',
    title: '颈椎后路单开门椎管扩大成形术',
    titleEn: '',
    summary: '演示多节段脊髓型颈椎病的后路单开门椎管扩大成形。',
    picture,
    specialty: { id: 'spine', name: '脊柱外科', nameEn: 'Spine' },
    author: null,
    publishedAt: Date.UTC(2026, 10, 22),
    viewCount: 6,
    durationSeconds: 360,
    pages: null,
    vip: false,
    watched: null,
    course: null,
    case: null,
    pcLink: '/videoTerminal?id=v1',
  },
  kind: 'surgery',
  level: '高级',
  summaryEn: '',
  tags: [],
  chapters: [
    { startSeconds: 0, title: '适应证', titleEn: '' },
    { startSeconds: 100, title: '开槽', titleEn: '' },
    { startSeconds: 217, title: '开门', titleEn: '' },
  ],
  steps: Array.from({ length: 8 }, (_, index) => ({
    startSeconds: 10 + index * 30,
    title: `步骤${index + 1}`,
    detail: '先作开门侧，磨除外侧椎板全层至硬膜外脂肪；门轴侧保留内板，仅磨外板与松质骨。',
  })),
  keyPoints: [],
  hasEnglishAudio: false,
  author: { areasOfExpertise: [], workCount: 0 },
  related: [],
  materials: [],
};
