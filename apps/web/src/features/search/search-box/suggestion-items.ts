import type { ResponseOf } from '@osteon/contract';
import { aiSearchLink } from '../../../entities/ai/ai-search-link.ts';
import type { HotSearch } from '../../../entities/search/api/list-hot-searches.ts';

type Suggestions = ResponseOf<'listRelatedSearchWords'>;

/** An option of the panel: a text to search for, or a page to open. */
export type SuggestionItem =
  | { readonly kind: 'past'; readonly text: string }
  | { readonly kind: 'hot'; readonly text: string; readonly hot: HotSearch; readonly rank: number }
  | { readonly kind: 'word'; readonly text: string; readonly word: Suggestions['dataList'][number] }
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'jumpWord'; readonly text: string; readonly pcLink: string }
  | {
      readonly kind: 'jump';
      readonly text: string;
      readonly pcLink: string;
      readonly jump: Suggestions['jumpList'][number];
    }
  | { readonly kind: 'ai'; readonly text: string; readonly pcLink: string };

/** Options for an empty field, in the order of the arrow keys. */
export function itemsForEmptyInput(
  past: readonly string[],
  hot: readonly HotSearch[],
  jumpWords: readonly { jumpWord: string; pcLink: string }[],
): SuggestionItem[] {
  return [
    ...past.map((text): SuggestionItem => ({ kind: 'past', text })),
    ...hot.map((each, index): SuggestionItem => ({ kind: 'hot', text: each.text, hot: each, rank: index + 1 })),
    ...jumpWords.map(({ jumpWord, pcLink }): SuggestionItem => ({ kind: 'jumpWord', text: jumpWord, pcLink })),
  ];
}

/**
 * Options for a typed text; if there are no suggestions, the text itself. With AI authority, the last option opens the
 * AI search.
 */
export function itemsForInput(
  typed: string,
  suggestions: Suggestions | undefined,
  hasAiSearch: boolean,
): SuggestionItem[] {
  if (!suggestions) return [];
  const words = suggestions.dataList.map((word): SuggestionItem => ({ kind: 'word', text: word.value, word }));
  const jumps = suggestions.jumpList.map(
    (jump): SuggestionItem => ({ kind: 'jump', text: jump.title, pcLink: jump.pcLink, jump }),
  );
  // Pinyin is replaced by the first suggested word.
  const question = (suggestions.pinyin && words[0]?.text) || typed;
  const aiItem = { kind: 'ai', text: question, pcLink: aiSearchLink(question) } as const;
  return [
    ...(words.length > 0 ? words : [{ kind: 'written', text: typed } as const]),
    ...jumps,
    ...(hasAiSearch ? [aiItem] : []),
  ];
}

/** The DOM id of an option, for the field's active descendant. */
export const suggestionItemId = (panel: string, index: number) => `${panel}-${index}`;
