import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { AgreementBar, AgreementTabs } from '../../../features/agreement/agreement-bar.tsx';
import { AgreementSkeleton } from '../../../features/agreement/agreement-skeleton.tsx';
import { agreementCodes } from '../../../features/agreement/agreement-title.ts';
import { AgreementView } from '../../../features/agreement/agreement-view.tsx';
import { m } from '../../../texts/index.ts';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';
import { Empty } from '../../../ui/state/empty.tsx';

/** The two agreements; without a known type, the choice between them (rules/shell#screens). */
export function Component() {
  const [query] = useSearchParams();
  const code = agreementCodes.find((known) => known === query.get('type')) ?? null;
  return (
    <>
      <AgreementBar />
      <AgreementTabs code={code} />
      <main id="main" tabIndex={-1}>
        {code ? (
          <RegionBoundary key={code}>
            <Suspense fallback={<AgreementSkeleton />}>
              <AgreementView code={code} />
            </Suspense>
          </RegionBoundary>
        ) : (
          <div className="page">
            <h1>{m['route.agreementPage']()}</h1>
            <Empty text={m['agreement.choose']()} />
          </div>
        )}
      </main>
    </>
  );
}
