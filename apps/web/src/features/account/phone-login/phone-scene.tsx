import { PC_LOGIN_CONFIRM_ON_PHONE } from '@osteon/domain';
import { lazy, Suspense, useState } from 'react';
import { useGetLoginScene } from '../../../entities/account/api/get-login-scene.ts';
import { readCookie } from '../../../lib/cookies.ts';
import { codes } from '../../../lib/gateway/gateway-error.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { alert as alertIcon } from '../../../ui/icon/icons.ts';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import { useConfirmLoginScene } from '../api/confirm-login-scene.ts';
import { usePhoneLogout } from '../api/phone-logout.ts';
import { useRefuseLoginScene } from '../api/refuse-login-scene.ts';
import { failureCode, failureText } from '../form/failure-text.ts';
import { PhoneNotice } from './phone-notice.tsx';
import { SceneConfirmation } from './scene-confirmation.tsx';
import { SceneConfirmed } from './scene-confirmed.tsx';
import { SceneOtherAccount } from './scene-other-account.tsx';
import { SceneResult, type SceneResultKind } from './scene-result.tsx';

/** Only a phone without a session needs it. */
const PhoneLogin = lazy(async () => ({ default: (await import('./phone-login.tsx')).PhoneLogin }));

/** The page of a scanned login code: the phone's login, the confirmation and its result (rules/login#phone-page). */
export function PhoneScene({ scene }: { scene: string }) {
  const [isLoggedIn, setLoggedIn] = useState(hasPhoneSession);
  const { data, error, refetch } = useGetLoginScene(scene, isLoggedIn);
  const confirm = useConfirmLoginScene();
  const refuse = useRefuseLoginScene();
  const [ending, setEnding] = useState<SceneResultKind | null>(null);

  /** An expired scene or a wrong number ends the page; other errors are displayed beside the buttons. */
  const onError = (failure: unknown) => {
    const code = failureCode(failure);
    if (code === codes.qrSceneInvalid) setEnding('expired');
    if (code === codes.matchNumberWrong) setEnding('mismatch');
    if (code === codes.notLoggedIn) setLoggedIn(false);
  };
  const onRefuse = (mismatch: boolean) =>
    refuse.mutate({ scene, mismatch }, { onSuccess: () => setEnding(mismatch ? 'mismatch' : 'cancelled'), onError });

  if (ending !== null) return <SceneResult ending={ending} />;
  if (!isLoggedIn || failureCode(error) === codes.notLoggedIn) {
    const onLogin = () => (isLoggedIn ? void refetch() : setLoggedIn(true));
    return (
      <Suspense fallback={<PhoneFrame title={m['phoneLogin.page']()}>{null}</PhoneFrame>}>
        <PhoneLogin next={m['phoneLogin.next']()} onLogin={onLogin} />
      </Suspense>
    );
  }
  if (error) return <SceneFailure error={error} onRetry={() => void refetch()} onLogout={() => setLoggedIn(false)} />;
  if (!data) return <PhoneFrame title={m['phoneLogin.page']()}>{null}</PhoneFrame>;

  const { kind, customer, login } = data;
  if (login === null) {
    const handlers = { onRefuse: () => onRefuse(false), onLogout: () => setLoggedIn(false) };
    return <SceneOtherAccount account={customer.account} {...handlers} />;
  }
  if (confirm.data) {
    return (
      <SceneConfirmed
        scene={scene}
        app={kind === 'app'}
        accountLabel={`${customer.name} ${customer.account}`.trim()}
        browser={login.browser}
        confirmedAt={confirm.data.confirmedAt}
        onWithdrawn={() => setEnding('withdrawn')}
      />
    );
  }
  const failure = confirm.error ?? refuse.error;
  return (
    <SceneConfirmation
      kind={kind}
      customer={customer}
      login={login}
      alert={failure && failureText(failure, m['error.unknown']())}
      busy={confirm.isPending || refuse.isPending}
      onConfirm={(matchNumber) =>
        confirm.mutate(
          { scene, matchNumber },
          {
            onSuccess: ({ pcLoginStatus }) => pcLoginStatus === PC_LOGIN_CONFIRM_ON_PHONE && setEnding('appRequired'),
            onError,
          },
        )
      }
      onRefuse={onRefuse}
    />
  );
}

interface SceneFailureProps {
  error: unknown;
  onRetry: () => void;
  onLogout: () => void;
}

/** The error of a scene with its action: scan again, change the account, or retry. */
function SceneFailure({ error, onRetry, onLogout }: SceneFailureProps) {
  const logout = usePhoneLogout(onLogout);
  const code = failureCode(error);
  if (code === codes.qrSceneInvalid) return <SceneResult ending="expired" />;
  const locked = code === codes.locked;
  return (
    <PhoneNotice
      icon={alertIcon}
      tone="bad"
      title={m['phoneLogin.page']()}
      text={errorText(error).text}
      actions={
        <Button kind="primary" wide busy={logout.isPending} onClick={locked ? () => logout.mutate() : onRetry}>
          {locked ? m['account.lock.changeAccount']() : m['common.retry']()}
        </Button>
      }
    />
  );
}

/** Returns true when this browser has a session of the phone pages, by its readable cookie. */
const hasPhoneSession = (): boolean => readCookie('phoneToken') !== undefined;
