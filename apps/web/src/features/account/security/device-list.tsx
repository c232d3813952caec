import { useState } from 'react';
import { type Device, useListDevices } from '../../../entities/account/api/list-devices.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { signOutOthers } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SettingsFoot } from '../../../ui/settings/settings-section.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { failureText } from '../form/failure-text.ts';
import { requestStepUpToken } from '../step-up/request-step-up-token.ts';
import { useFreeDevice } from './api/free-device.ts';
import { useSignOutDevice } from './api/sign-out-device.ts';
import { DeviceRow } from './device-row.tsx';
import { DeviceSlots } from './device-slots.tsx';
import { browserText } from './device-text.ts';
import { WeekHead } from './device-week.tsx';
import styles from './devices.module.css';

/** The slots and the devices, with their actions. */
export function DeviceList() {
  const devices = useListDevices();
  const mobile = useSession((state) => state.check?.userInfo?.mobile ?? '');
  const [now] = useState(() => Date.now());
  const signOut = useSignOutDevice();
  const free = useFreeDevice();
  const { days, list, releases, releasesLeft } = devices;

  async function confirmSignOut(device: Device | null): Promise<void> {
    const cancelLabel = m['common.cancel']();
    const agreed = await confirm(
      device === null
        ? {
            title: m['info.signOutOthers'](),
            text: m['info.signOutOthersText'](),
            confirmLabel: m['info.signOut'](),
            cancelLabel,
          }
        : {
            title: m['info.signOutTitle'](),
            text: m['info.signOutText']({ device: browserText(device.browser), days }),
            confirmLabel: m['info.signOut'](),
            cancelLabel,
          },
    );
    if (!agreed) return;
    signOut.mutate(device?.id ?? null, {
      onSuccess: () => toast.success(device === null ? m['info.othersSignedOut']() : m['info.signedOut']()),
      onError: (error) => toast.error(failureText(error, m['info.signOutFailed']())),
    });
  }

  async function confirmFree({ id, browser }: Device): Promise<void> {
    const device = browserText(browser);
    const agreed = await confirm({
      title: m['info.free'](),
      text: mobile
        ? m['info.freeText']({ device, days, releases, releasesLeft })
        : m['info.freeTextMail']({ device, days, releases, releasesLeft }),
      confirmLabel: m['common.next'](),
      cancelLabel: m['common.cancel'](),
    });
    const bandToken = agreed ? await requestStepUpToken({ by: 'code' }) : null;
    if (bandToken === null) return;
    free.mutate(
      { id, bandToken },
      {
        onSuccess: () => toast.success(m['info.freed']()),
        onError: (error) => toast.error(failureText(error, m['info.freeFailed']())),
      },
    );
  }

  return (
    <>
      <DeviceSlots devices={devices} />
      <div className={styles.table} role="table" aria-label={m['info.devices']()}>
        <div className={styles.headRow} role="row">
          <span role="columnheader">{m['info.device']()}</span>
          <span role="columnheader">{m['info.place']()}</span>
          <span className={styles.weekCell} role="columnheader">
            <VisuallyHidden>{m['info.recentDays']({ days })}</VisuallyHidden>
            <WeekHead days={days} now={now} />
          </span>
          <span role="columnheader">{m['info.lastLogin']()}</span>
          <span role="columnheader">{m['info.freeAt']()}</span>
          <span role="columnheader">
            <VisuallyHidden>{m['info.actions']()}</VisuallyHidden>
          </span>
        </div>
        {list.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            days={days}
            now={now}
            canFree={releasesLeft > 0}
            onSignOut={() => void confirmSignOut(device)}
            onFree={() => void confirmFree(device)}
          />
        ))}
      </div>
      <SettingsFoot>
        <Button busy={signOut.isPending} onClick={() => void confirmSignOut(null)}>
          <Icon of={signOutOthers} size={18} />
          {m['info.signOutOthers']()}
        </Button>
        <p>{mobile ? m['info.signOutNote']({ days }) : m['info.signOutNoteMail']({ days })}</p>
      </SettingsFoot>
    </>
  );
}
