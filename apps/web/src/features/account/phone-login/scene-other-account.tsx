import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { people } from '../../../ui/icon/icons.ts';
import { usePhoneLogout } from '../api/phone-logout.ts';
import { PhoneNotice } from './phone-notice.tsx';

interface SceneOtherAccountProps {
  /** Who is logged in on the phone, masked. */
  account: string;
  onRefuse: () => void;
  onLogout: () => void;
}

/** The computer logs another account in than the one of this phone (spec-decision 3). */
export function SceneOtherAccount({ account, onRefuse, onLogout }: SceneOtherAccountProps) {
  const logout = usePhoneLogout(onLogout);
  return (
    <PhoneNotice
      icon={people}
      tone="quiet"
      title={m['phoneLogin.otherTitle']()}
      text={m['phoneLogin.otherBody']({ account })}
      who={account}
      actions={
        <>
          <Button kind="primary" wide busy={logout.isPending} onClick={() => logout.mutate()}>
            {m['account.lock.changeAccount']()}
          </Button>
          <Button wide onClick={onRefuse}>
            {m['phoneLogin.cancel']()}
          </Button>
        </>
      }
    />
  );
}
