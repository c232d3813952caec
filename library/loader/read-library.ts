import { basename } from 'node:path';
import { findMediaProblems } from './check-media.ts';
import { findQuestionProblems } from './check-questions.ts';
import { ContentValidationError } from './content-validation-error.ts';
import type { Library } from './library.ts';
import { createFileReader } from './read-file.ts';
import { findBrokenReferences } from './references.ts';
import { agreements } from './schema/agreements.ts';
import { base } from './schema/base.ts';
import { cases } from './schema/cases.ts';
import { collections } from './schema/collections.ts';
import { courses } from './schema/courses.ts';
import { departments } from './schema/departments.ts';
import { dictionary } from './schema/dictionary.ts';
import { documents } from './schema/documents.ts';
import { experts } from './schema/experts.ts';
import { home } from './schema/home.ts';
import { imagery } from './schema/imagery.ts';
import { liveEvents } from './schema/lives.ts';
import { media } from './schema/media.ts';
import { notifications } from './schema/notifications.ts';
import { organizations } from './schema/organizations.ts';
import { products } from './schema/products.ts';
import { hotSearches, jumpWords, searchSynonyms } from './schema/search-words.ts';
import { videos } from './schema/videos.ts';

const COVERS = 'imagery/covers';
const MEDIA = 'media';

/**
 * Reads the library below `folder` and checks all of it: schemas, references, media, pictures. `fingerprint` changes
 * with any byte of it.
 * @throws {ContentValidationError} with file, item and field of every problem.
 */
export async function readLibrary(folder: string): Promise<{ library: Library; fingerprint: string }> {
  const files = createFileReader(folder);
  const covers = (await files.list(COVERS)).filter((file) => file.endsWith('.webp'));
  const read = {
    base: await files.json('content/base.json', base),
    experts: await files.json('content/experts.json', experts),
    videos: await files.json('content/videos.json', videos),
    collections: await files.json('content/collections.json', collections),
    courses: await files.json('content/courses.json', courses),
    cases: await files.json('content/cases.json', cases),
    documents: await files.json('content/documents.json', documents),
    dictionary: await files.json('content/dictionary.json', dictionary),
    liveEvents: await files.json('content/lives.json', liveEvents),
    products: await files.json('content/products.json', products),
    organizations: await files.json('content/organizations.json', organizations),
    departments: await files.json('content/departments.json', departments),
    home: await files.json('content/home.json', home),
    hotSearches: await files.json('content/hot-searches.json', hotSearches),
    notifications: await files.json('content/notifications.json', notifications),
    jumpWords: await files.json('content/jump-words.json', jumpWords),
    searchSynonyms: await files.json('content/search-synonyms.json', searchSynonyms),
    agreements: await files.json('content/agreements.json', agreements),
    imagery: await files.json('imagery/manifest.json', imagery),
    covers: new Set(covers.map((file) => basename(file, '.webp'))),
    media: await files.json('media/catalogue.json', media),
  };
  const measure = async (names: readonly string[]) =>
    new Map(
      await Promise.all(
        names.map(async (name) => [name, (await files.bytes(`${MEDIA}/${name}`))?.length ?? 0] as const),
      ),
    );
  const pictures = [
    ...(read.imagery ?? []).map(({ file }) => `imagery/${file}`),
    ...covers.map((file) => `${COVERS}/${file}`),
  ];
  await Promise.all(pictures.map(files.bytes));
  const attachments = (read.courses ?? []).flatMap((course) => course.attachments.map(({ file }) => file));
  const parts = { ...read, attachmentBytes: await measure(attachments) };
  if (!isWhole(parts)) throw new ContentValidationError(files.problems);
  const problems = [
    ...files.problems,
    ...findBrokenReferences(parts),
    ...findMediaProblems(parts),
    ...findQuestionProblems(parts),
  ];
  if (problems.length > 0) throw new ContentValidationError(problems);
  return { library: parts, fingerprint: files.fingerprint() };
}

/**
 * Reads the live events below `folder` alone.
 * @throws {ContentValidationError} with item and field of every problem.
 */
export async function readLiveEvents(folder: string): Promise<Library['liveEvents']> {
  const files = createFileReader(folder);
  const read = await files.json('content/lives.json', liveEvents);
  if (read === null) throw new ContentValidationError(files.problems);
  return read;
}

/**
 * Reads the catalogue of the media below `folder` alone.
 * @throws {ContentValidationError} with item and field of every problem.
 */
export async function readMedia(folder: string): Promise<Library['media']> {
  const files = createFileReader(folder);
  const read = await files.json('media/catalogue.json', media);
  if (read === null) throw new ContentValidationError(files.problems);
  return read;
}

function isWhole(parts: { readonly [Part in keyof Library]: Library[Part] | null }): parts is Library {
  return Object.values(parts).every((part) => part !== null);
}
