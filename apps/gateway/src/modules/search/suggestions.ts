import type { ResponseOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import type { Database } from '../../platform/database/connect.ts';
import type { DictionaryService } from '../dictionary/service.ts';
import { type CardServices, readCards } from './found-cards.ts';
import { highlight, markerOf } from './highlight.ts';
import { foundLink } from './links.ts';
import { suggest } from './suggest.ts';
import { selectTitles, type Titled } from './titles.ts';
import type { Vocabulary } from './vocabulary.ts';
import { runQuery, type Token, tokensOf } from './words.ts';

type Answer = ResponseOf<'listRelatedSearchWords'>;

/** Most words, and most ways that lead straight to a page. */
const WORDS = 6;
const JUMPS = 4;

/** Titles among which one of each type is chosen. */
const TITLES = 12;

/** Suggestions for what is typed so far. */
export async function suggestions(
  { db, services }: { db: Database; services: CardServices & { readonly dictionary: DictionaryService } },
  vocabulary: Vocabulary,
  typed: string,
): Promise<Answer> {
  const words = suggest(vocabulary, typed, WORDS);
  const pinyin = words[0]?.pinyin ?? false;
  const meant = pinyin ? (words[0]?.word.tokens ?? []) : tokensOf(typed);
  const termId = words[0]?.word.termId ?? null;
  const [titles, term] = await Promise.all([
    titlesOf(db, meant),
    termId === null ? null : services.dictionary.brief(termId),
  ]);
  const marker = markerOf([meant]);
  const cards = await readCards(services, titles, null);
  const jumps = titles.map((titled): Answer['jumpList'][number] => {
    const { card, live, doctor, product } = cards(titled);
    return {
      resourceType: titled.resourceType,
      title: titled.title,
      titleEn: titled.titleEn,
      highlights: highlight(titled.title, marker),
      highlightsEn: highlight(titled.titleEn, marker),
      note:
        card?.author?.name ??
        live?.lecturers[0]?.name ??
        (doctor ? `${doctor.specialty.name} · ${doctor.hospital}` : (product?.company ?? '')),
      durationSeconds: card?.durationSeconds ?? null,
      pages: card?.pages ?? null,
      pcLink: foundLink(titled.resourceType, titled.resourceId),
    };
  });
  const lead: Answer['jumpList'] = term
    ? [
        {
          resourceType: null,
          title: term.term,
          // Its English stands beside it.
          titleEn: '',
          highlights: highlight(term.term, marker),
          highlightsEn: [],
          note: [term.en, term.abbreviation].filter(Boolean).join(' · '),
          durationSeconds: null,
          pages: null,
          pcLink: `/dictionaryTerminal?id=${term.id}`,
        },
      ]
    : [];
  return {
    dataList: words.map(({ word, highlights }) => ({ value: word.word, highlights, kind: word.kind })),
    pinyin,
    jumpList: [...lead, ...jumps].slice(0, JUMPS),
  };
}

/** The first title of each type, videos and documents before people. */
async function titlesOf(db: Database, meant: readonly Token[]): Promise<readonly Titled[]> {
  if (meant.length === 0) return [];
  const found = await selectTitles(db, runQuery(meant, { open: true }), TITLES);
  const first = [...Map.groupBy(found, ({ resourceType }) => resourceType).values()].flatMap(
    ([titled]) => titled ?? [],
  );
  return first.toSorted((a, b) => Number(isPerson(a)) - Number(isPerson(b))).slice(0, JUMPS);
}

const isPerson = ({ resourceType }: Titled) => resourceType === ResourceType.author;
