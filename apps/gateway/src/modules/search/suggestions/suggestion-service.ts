import type { ResponseOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import type { BriefTerm, DictionaryService } from '../../dictionary/service.ts';
import { buildPhraseTsQuery } from '../query/ngrams.ts';
import { type Token, tokenize } from '../query/tokenizer.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import type { SearchRepository } from '../repository/search-repository.ts';
import type { TitleMatch } from '../repository/select-title-matches.ts';
import { createHighlightPattern, type HighlightPattern, highlight } from '../results/highlighter.ts';
import { type CardSources, hydrateResults, type ResultCards } from '../results/hydrate-results.ts';
import { buildResultLink } from '../results/result-link.ts';
import { suggestWords } from './suggest-words.ts';

type Suggestions = ResponseOf<'listRelatedSearchWords'>;
type Jump = Suggestions['jumpList'][number];

/** Suggested words, and links that lead directly to a page. */
const WORDS_MAX = 6;
const JUMPS_MAX = 4;

/** Titles that are read to find the first of each type. */
const TITLES_MAX = 12;

/** Autocomplete: suggests words and pages for a text that is being typed. */
export interface SuggestionService {
  suggest(typed: string): Promise<Suggestions>;
}

export function createSuggestionService({
  repository,
  loadVocabulary,
  services,
}: {
  readonly repository: SearchRepository;
  readonly loadVocabulary: () => Promise<Vocabulary>;
  readonly services: CardSources & { readonly dictionary: DictionaryService };
}): SuggestionService {
  /** The first title of each type, doctors last. */
  async function findTitles(tokens: readonly Token[]): Promise<readonly TitleMatch[]> {
    if (tokens.length === 0) return [];
    const found = await repository.findTitleMatches(buildPhraseTsQuery(tokens, { open: true }), TITLES_MAX);
    const firsts = [...Map.groupBy(found, ({ resourceType }) => resourceType).values()].flatMap(
      ([title]) => title ?? [],
    );
    return firsts.toSorted((a, b) => Number(isDoctor(a)) - Number(isDoctor(b))).slice(0, JUMPS_MAX);
  }

  return {
    async suggest(typed) {
      const words = suggestWords(await loadVocabulary(), typed, WORDS_MAX);
      const [first] = words;
      const pinyin = first?.pinyin ?? false;
      const tokens = pinyin ? (first?.word.tokens ?? []) : tokenize(typed);
      const termId = first?.word.termId ?? null;
      const [titles, term] = await Promise.all([
        findTitles(tokens),
        termId === null ? null : services.dictionary.findBriefTerm(termId),
      ]);
      const pattern = createHighlightPattern([tokens]);
      const getCards = await hydrateResults(services, titles, null);
      const jumps = titles.map((title) => presentTitleJump(title, getCards(title), pattern));
      return {
        dataList: words.map(({ word, highlights }) => ({ value: word.word, highlights, kind: word.kind })),
        pinyin,
        jumpList: [...(term ? [presentTermJump(term, pattern)] : []), ...jumps].slice(0, JUMPS_MAX),
      };
    },
  };
}

const isDoctor = ({ resourceType }: TitleMatch) => resourceType === ResourceType.author;

function presentTitleJump(
  { resourceType, resourceId, title, titleEn }: TitleMatch,
  { card, live, doctor, product }: ResultCards,
  pattern: HighlightPattern,
): Jump {
  return {
    resourceType,
    title,
    titleEn,
    highlights: highlight(title, pattern),
    highlightsEn: highlight(titleEn, pattern),
    note:
      card?.author?.name ??
      live?.lecturers[0]?.name ??
      (doctor ? `${doctor.specialty.name} · ${doctor.hospital}` : (product?.company ?? '')),
    durationSeconds: card?.durationSeconds ?? null,
    pages: card?.pages ?? null,
    pcLink: buildResultLink(resourceType, resourceId),
  };
}

function presentTermJump({ id, term, en, abbreviation }: BriefTerm, pattern: HighlightPattern): Jump {
  return {
    resourceType: null,
    title: term,
    // The note shows the English term.
    titleEn: '',
    highlights: highlight(term, pattern),
    highlightsEn: [],
    note: [en, abbreviation].filter(Boolean).join(' · '),
    durationSeconds: null,
    pages: null,
    pcLink: `/dictionaryTerminal?id=${id}`,
  };
}
