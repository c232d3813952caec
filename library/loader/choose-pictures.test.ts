import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choosePictures, choosePortraits, type Topic } from './choose-pictures.ts';
import { readLibrary } from './read-library.ts';

const { library } = await readLibrary(join(import.meta.dirname, '..'));
const topic = (id: string, more: Partial<Topic> = {}): Topic => ({
  id,
  title: '',
  specialty: 'joint',
  tags: [],
  ...more,
});
const getFile = (...topics: Topic[]) => [...choosePictures(topics, library).values()].map(({ file }) => file);

test('an item with a finished cover shows it', () => {
  expect(getFile(topic('v24'))).toEqual(['imagery/covers/v24.webp']);
});

test('a course shows the cover of one of its videos', () => {
  expect(getFile(topic('c01', { parts: ['v03', 'v01'] }))).toEqual(['imagery/covers/v01.webp']);
});

test('people and associations with a cover of their own have a portrait', () => {
  expect(choosePortraits(library)).toEqual(new Map());
  const covers = new Set([...library.covers, 'e01', 'o1']);
  expect([...choosePortraits({ ...library, covers }).values()].map(({ file }) => file)).toEqual([
    'imagery/covers/e01.webp',
    'imagery/covers/o1.webp',
  ]);
});

test('tags count more than the specialty', () => {
  const [file] = getFile(topic('x1', { specialty: 'spine', tags: ['全膝关节置换术'] }));
  expect(file).toBe('imagery/knee-total-prosthesis.webp');
});

test('without a fitting tag the specialty decides', () => {
  const [picture] = choosePictures([topic('x1', { specialty: 'tumor' })], library).values();
  const manifest = library.imagery.find(({ file }) => picture?.file === `imagery/${file}`);
  expect(manifest?.specialty).toBe('tumor');
});

test('neighbours differ', () => {
  const files = getFile(...Array.from({ length: 4 }, (_, index) => topic(`x${index}`, { specialty: 'hand' })));
  expect(new Set(files).size).toBe(files.length);
});

test('covers are never cut out of upright pictures', () => {
  const upright = library.imagery.filter(({ width, height }) => width < height).map(({ file }) => `imagery/${file}`);
  const files = getFile(...library.videos);
  expect(files.filter((file) => upright.includes(file))).toEqual([]);
});
