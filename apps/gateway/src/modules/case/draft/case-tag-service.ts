import type { InputOf, ResponseOf } from '@osteon/contract';
import type { AppContext } from '../../../platform/app-context.ts';
import { createTtlCache } from '../../../platform/cache/ttl-cache.ts';
import { createCaseTagRepository } from './case-tag-repository.ts';

type Tag = ResponseOf<'listCaseTags'>['list'][number];

/** Tags that one answer has. */
const LIMIT = 20;

/** The tags are counted once in this time, however many authors type. */
const CACHE = { milliseconds: 60_000, most: 1 };

/** Creates the matcher of a name, for typed words; the search has it. */
type CreateNameMatcher = (name: string) => (words: string) => boolean;

/** A tag, and whether typed words match its name. */
interface NamedTag {
  readonly tag: Tag;
  readonly matches: (words: string) => boolean;
}

export type CaseTags = ReturnType<typeof createCaseTags>;

/** Creates the service of the tags that authors choose from (rules/case-draft#tags). */
export function createCaseTags(
  { db, clock, contentEvents }: Pick<AppContext, 'db' | 'clock' | 'contentEvents'>,
  createNameMatcher: CreateNameMatcher,
) {
  const repository = createCaseTagRepository(db);
  const cached = createTtlCache<readonly NamedTag[]>(clock, CACHE);
  contentEvents.onChange(() => cached.clear());

  return {
    /** The tags of a kind whose names match the words, those with the most cases first. */
    async list({ keyWord, kind }: Pick<InputOf<'listCaseTags'>, 'keyWord' | 'kind'>): Promise<Tag[]> {
      const all = await cached('', async () =>
        (await repository.listTags()).map((tag) => ({ tag, matches: createNameMatcher(tag.name) })),
      );
      const found = all.filter(({ tag, matches }) => tag.kind === kind && matches(keyWord));
      return found.slice(0, LIMIT).map(({ tag }) => tag);
    },
  };
}
