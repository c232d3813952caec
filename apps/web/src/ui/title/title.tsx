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
  return <span lang={lang}>{text}</span>;
}

/** A resource's title as the link to it; two lines may cut it off, so the tooltip holds it whole. */
export function TitleLink({ of, to }: { of: Titles; to: string }) {
  const { text, lang } = useTitle(of);
  return (
    <Link to={to} title={text} lang={lang}>
      {text}
    </Link>
  );
}
