import { type ShownTitle, type Titles, titleIn } from '@osteon/domain';
import { Link } from 'react-router';
import { useLanguagePreference } from '../../lib/language/language-preference.ts';

/** A resource's title in the language that the customer prefers (seed 000 §3). */
export const useTitle = (of: Titles): ShownTitle =>
  titleIn(
    useLanguagePreference((state) => state.resourceLanguage),
    of,
  );

/** A resource's title within other words or a heading, in the preferred language. */
export function Title({ of }: { of: Titles }) {
  const { text, lang } = useTitle(of);
  return (
    <span lang={lang}>
      <Words of={text} />
    </span>
  );
}

/** A resource's title as the link to it; two lines may cut it off, so the tooltip holds it whole. */
export function TitleLink({ of, to }: { of: Titles; to: string }) {
  const { text, lang } = useTitle(of);
  return (
    <Link to={to} title={text} lang={lang}>
      <Words of={text} />
    </Link>
  );
}

/** The first words of a title up to their last sign, and from there on. */
const FIRST_WORDS = /^([^：、，]+)([^：、，][：、，].*)$/u;

/**
 * Words that are longer than the line break anywhere, also before the ： that ends them, which may not begin a line. So
 * they may break one sign earlier, and do not have to.
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
