import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { people } from '../../../ui/icon/account-icons.ts';
import { usePhoneLogout } from '../api/phone-logout.ts';
import { PhoneNotice } from './phone-notice.tsx';

interface SceneOtherAccountProps {
  /** The account that is logged in on the phone, masked. */
  account: string;
  onRefuse: () => void;
  onLogout: () => void;
}

/** The desktop is logging in to another account than this phone (rules/login#app-confirmation). */
export function SceneOtherAccount({ account, onRefuse, onLogout }: SceneOtherAccountProps) {
  const logout = usePhoneLogout(onLogout);
  return (
    <PhoneNotice
      icon={people}
      tone="quiet"
      title={m['phoneLogin.otherTitle']()}
      text={m['phoneLogin.otherBody']({ account })}
      accountLabel={account}
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
