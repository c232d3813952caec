import { useSearchParams } from 'react-router';
import { SpecialtyChips, useSpecialtyFilter } from '../../../features/content/specialty-chips.tsx';
import { LetterStrip } from '../../../features/dictionary/letter-strip.tsx';
import { TermList } from '../../../features/dictionary/term-list.tsx';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';

/** The dictionary by specialty and letter. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const [specialtyId] = useSpecialtyFilter();
  const letter = query.get('letter') ?? undefined;
  const chooseLetter = (chosen: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (chosen) next.set('letter', chosen);
        else next.delete('letter');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="page">
      <PageHead title={m['route.boneDictionary']()}>
        <SpecialtyChips />
      </PageHead>
      <LetterStrip letter={letter} onChange={chooseLetter} />
      <TermList specialtyId={specialtyId} letter={letter} />
    </div>
  );
}
