import { CompanyPage } from '../../../features/certification/company/company-page.tsx';
import { LoginRequired } from '../../../features/personal/login-required.tsx';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';

/** The certification of a company. */
export function Component() {
  if (useIsLoggedIn()) return <CompanyPage />;
  return (
    <div className="page">
      <PageHead title={m['route.allinManufacturerAuth']()} />
      <LoginRequired text={m['cert.company.needLogin']()} />
    </div>
  );
}
