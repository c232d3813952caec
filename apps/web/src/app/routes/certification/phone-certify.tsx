import { buildCertifyPath, CERTIFY_PATH, CERTIFY_STEPS } from '@osteon/domain';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { CertifyPhone } from '../../../features/certification/phone/certify-phone.tsx';
import { m } from '../../../texts/index.ts';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';

/** Only needed without a session on the phone. */
const PhoneLogin = lazy(async () => ({
  default: (await import('../../../features/account/phone-login/phone-login.tsx')).PhoneLogin,
}));

/** Certifies by phone; the code of the desktop leads here (rules/certification-pages#phone-pages). */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const scene = search.get('scene') ?? undefined;
  return (
    <Suspense
      fallback={
        <PhoneFrame title={m['cert.title']()}>
          <RowSkeletons count={5} />
        </PhoneFrame>
      }
    >
      <CertifyPhone
        key={scene}
        tempState={scene}
        step={CERTIFY_STEPS.find((each) => buildCertifyPath(each) === pathname)}
        onStep={(step, options) => void navigate({ pathname: buildCertifyPath(step), search: `?${search}` }, options)}
        onWithoutCode={() => void navigate(CERTIFY_PATH, { replace: true })}
        login={(onLogin) => <PhoneLogin next={m['certify.next']()} onLogin={onLogin} />}
      />
    </Suspense>
  );
}
