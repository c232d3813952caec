import { lazy, type ReactNode, useState } from 'react';
import { useGetAuthScene } from '../../../entities/certification/api/get-auth-scene.ts';
import { readCookie } from '../../../lib/cookies.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import type { StepProps } from './step-props.ts';

/** Only needed once the account of the certification has loaded. */
const CertificationView = lazy(async () => ({
  default: (await import('./certification-view.tsx')).CertificationView,
}));

const SceneExpired = lazy(async () => ({ default: (await import('./state/scene-expired.tsx')).SceneExpired }));

interface CertifyPhoneProps extends StepProps {
  /** Continues without the code. */
  onWithoutCode: () => void;
  /** The content while the phone is not logged in; it calls back after the login. */
  login: (onLogin: () => void) => ReactNode;
}

/** Certifies by phone: from the scanned code to the decision (rules/certification-pages#phone-pages). */
export function CertifyPhone({ tempState, step, onStep, onWithoutCode, login }: CertifyPhoneProps) {
  const [isLoggedIn, setLoggedIn] = useState(() => readCookie('phoneToken') !== undefined);
  const { data, error, refetch, isFetching } = useGetAuthScene(tempState, isLoggedIn);
  const code = error instanceof GatewayError ? error.code : null;

  if (!isLoggedIn || code === codes.notLoggedIn) return login(() => (isLoggedIn ? void refetch() : setLoggedIn(true)));
  if (data) {
    const props = { scene: data, tempState, step, onStep, onChanged: () => void refetch() };
    return <CertificationView {...props} />;
  }
  if (code === codes.qrSceneInvalid) return <SceneExpired onWithoutCode={onWithoutCode} />;
  return (
    <PhoneFrame title={m['cert.title']()}>
      {error ? (
        <ErrorState {...errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <RowSkeletons count={5} />
      )}
    </PhoneFrame>
  );
}
