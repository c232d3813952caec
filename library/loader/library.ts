import type { z } from 'zod';
import type { agreements } from './schema/agreements.ts';
import type { base } from './schema/base.ts';
import type { cases } from './schema/cases.ts';
import type { collections } from './schema/collections.ts';
import type { courses } from './schema/courses.ts';
import type { departments } from './schema/departments.ts';
import type { dictionary } from './schema/dictionary.ts';
import type { documents } from './schema/documents.ts';
import type { experts } from './schema/experts.ts';
import type { home } from './schema/home.ts';
import type { imagery } from './schema/imagery.ts';
import type { liveEvents } from './schema/lives.ts';
import type { media } from './schema/media.ts';
import type { notifications } from './schema/notifications.ts';
import type { organizations } from './schema/organizations.ts';
import type { products } from './schema/products.ts';
import type { hotSearches, jumpWords, searchSynonyms } from './schema/search-words.ts';
import type { videos } from './schema/videos.ts';

/** The content of the library's files, each file checked separately. */
export interface Library {
  readonly base: z.output<typeof base>;
  readonly experts: z.output<typeof experts>;
  readonly videos: z.output<typeof videos>;
  readonly collections: z.output<typeof collections>;
  readonly courses: z.output<typeof courses>;
  readonly cases: z.output<typeof cases>;
  readonly documents: z.output<typeof documents>;
  readonly dictionary: z.output<typeof dictionary>;
  readonly liveEvents: z.output<typeof liveEvents>;
  readonly products: z.output<typeof products>;
  readonly organizations: z.output<typeof organizations>;
  readonly departments: z.output<typeof departments>;
  readonly home: z.output<typeof home>;
  readonly hotSearches: z.output<typeof hotSearches>;
  readonly notifications: z.output<typeof notifications>;
  readonly jumpWords: z.output<typeof jumpWords>;
  readonly searchSynonyms: z.output<typeof searchSynonyms>;
  readonly agreements: z.output<typeof agreements>;
  readonly imagery: z.output<typeof imagery>;
  /** Ids of the items that have a finished cover in `imagery/covers/`. */
  readonly covers: ReadonlySet<string>;
  readonly media: z.output<typeof media>;
  /** Sizes of the attachments of courses, in bytes by file. */
  readonly attachmentBytes: ReadonlyMap<string, number>;
}

export type Video = Library['videos'][number];
export type Course = Library['courses'][number];
export type Case = Library['cases'][number];
export type Document = Library['documents'][number];
export type Live = Library['liveEvents'][number];
export type Term = Library['dictionary'][number];
export type Illustration = Library['imagery'][number];
