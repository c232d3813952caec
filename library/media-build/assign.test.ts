import { expect, test } from 'vitest';
import { assignPictures } from './assign.ts';

const pictures = [
  { id: 'long', specialties: ['basic', 'joint', 'spine'], tags: [], atLeastSeconds: 360 },
  { id: 'hip', specialties: ['joint'], tags: ['髋'], atLeastSeconds: 84 },
  { id: 'knee', specialties: ['joint'], tags: ['膝'], atLeastSeconds: 84 },
];

const video = (id: string, more: { tags?: string[]; vip?: boolean; specialty?: string }) => ({
  id,
  specialty: 'joint',
  tags: [],
  vip: false,
  ...more,
});

test('a video plays the picture of its own specialty and tags', () => {
  const videos = [video('a', { tags: ['膝'] }), video('b', { tags: ['髋'] }), video('c', { specialty: 'basic' })];
  expect(assignPictures(videos, pictures)).toEqual({ a: 'knee', b: 'hip', c: 'long' });
});

test('neighbours differ where two pictures fit alike', () => {
  const videos = [video('a', {}), video('b', {}), video('c', {})];
  expect(assignPictures(videos, pictures)).toEqual({ a: 'hip', b: 'knee', c: 'hip' });
});

test("a members' video plays a picture that outlasts a try-watch", () => {
  const videos = [video('a', { tags: ['髋'], vip: true }), video('b', { tags: ['髋'] })];
  expect(assignPictures(videos, pictures)).toEqual({ a: 'long', b: 'hip' });
});
