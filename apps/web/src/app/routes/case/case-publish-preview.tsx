import { useSearchParams } from 'react-router';
import { LoginRequired } from '../../../features/personal/login-required.tsx';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ItemMissing } from '../../../ui/state/item-missing.tsx';

const CasePreview = lazyPart(
  async () => (await import('../../../features/case/editor/preview/case-preview.tsx')).CasePreview,
);

/** The preview of a draft, of the query `id`. */
export function Component() {
  const isLoggedIn = useIsLoggedIn();
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!isLoggedIn) {
    return (
      <div className="page">
        <PageHead title={m['route.casePublishPreview']()} />
        <LoginRequired />
      </div>
    );
  }
  if (!id) return <ItemMissing />;
  return (
    <Region
      key={id}
      skeleton={
        <div className="page">
          <RowSkeletons count={6} />
        </div>
      }
    >
      <CasePreview id={id} />
    </Region>
  );
}
