import { useSearchParams } from 'react-router';
import { useCheckAiSearchAuthority } from '../../../entities/ai/api/check-ai-search-authority.ts';
import { QuestionForm } from '../../../features/ai/question-form.tsx';
import { SearchView } from '../../../features/search/search-view.tsx';
import { m } from '../../../texts/index.ts';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { StandaloneLayout, StandalonePage } from '../../page/standalone-layout.tsx';

const SKELETON_ROWS = 3;

/**
 * AI search (rules/ai#page); the query `keyWord` is the question.
 */
export function Component() {
  const authority = useCheckAiSearchAuthority();
  const [query, setQuery] = useSearchParams();
  const currentQuestion = query.get('keyWord')?.trim() ?? '';
  if (authority === false) return <StandalonePage title={m['route.aiSearch']()} text={m['ai.noAuthority']()} />;
  const submitQuestion = (question: string) => {
    const next = new URLSearchParams(query);
    next.set('keyWord', question);
    setQuery(next);
  };
  return (
    <StandaloneLayout>
      {authority === null ? (
        <div className="page">
          <h1>{m['route.aiSearch']()}</h1>
          <RowSkeletons count={SKELETON_ROWS} />
        </div>
      ) : (
        <>
          <QuestionForm key={currentQuestion} initialQuestion={currentQuestion} onQuestion={submitQuestion} />
          {currentQuestion !== '' && <SearchView rail={null} />}
        </>
      )}
    </StandaloneLayout>
  );
}
