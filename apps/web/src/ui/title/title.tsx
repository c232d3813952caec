import { type DisplayedTitle, selectTitle, type Titles } from '@osteon/domain';
import { Link } from 'react-router';
import { useItemTitle } from '../../lib/item-title.ts';
import { useLanguagePreference } from '../../lib/language/language-preference.ts';

/** A resource's title in the preferred language of the customer (rules/language#titles). */
export const useTitle = (of: Titles): DisplayedTitle =>
  selectTitle(
    useLanguagePreference((state) => state.resourceLanguage),
    of,
  );

/** A resource's title inside a text or heading, in the preferred language. */
export function Title({ of }: { of: Titles }) {
  const { text, lang } = useTitle(of);
  return (
    <span lang={lang}>
      <Words of={text} />
    </span>
  );
}

/** A resource's title as the heading of its own page and in the document title. */
export function ItemHeading({ of }: { of: Titles }) {
  useItemTitle(useTitle(of).text);
  return (
    <h1>
      <Title of={of} />
    </h1>
  );
}

/** A resource's title as the link to it; it may be clamped to two lines, so the tooltip has the whole title. */
export function TitleLink({ of, to, className }: { of: Titles; to: string; className?: string }) {
  const { text, lang } = useTitle(of);
  return (
    <Link to={to} title={text} lang={lang} className={className}>
      <Words of={text} />
    </Link>
  );
}

/** Splits a title before the last character of its first phrase. */
const FIRST_WORDS = /^([^：、，]+)([^：、，][：、，].*)$/u;

/**
 * A phrase longer than the line breaks anywhere, also before the ： that ends it, which may not start a line. A break
 * opportunity one character earlier avoids that.
 */
function Words({ of: text }: { of: string }) {
  const [, start, end] = FIRST_WORDS.exec(text) ?? [];
  if (end === undefined) return text;
  return (
    <>
      {start}
      <wbr />
      {end}
    </>
  );
}
