import type { Quote } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';

/** Source of a citation. */
interface CitedSource extends Pick<Quote, 'place' | 'heading' | 'text'> {
  readonly title: string;
  /** Empty where the account that wrote it is erased. */
  readonly author: string;
  /** Address of the item's page, with its id as query. */
  readonly page: string;
}

/**
 * A quote to copy: the words, and the line of its source with the address of the quoted position (rules/quote#quotes).
 */
export function composeCitation({ place, heading, text, title, author, page }: CitedSource): string {
  const [where, address] =
    'second' in place
      ? [formatDuration(place.second), `${page}&t=${place.second}`]
      : [heading, `${page}#${place.section}`];
  const words = text === '' ? '' : `“${text}”\n`;
  return `${words}${author}《${title}》${where}\n${address}`;
}
