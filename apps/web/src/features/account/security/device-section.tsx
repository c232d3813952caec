import { ACTIVE_DEVICE_DAYS } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { Region } from '../../../ui/region/region.tsx';
import { SettingsSection } from '../../../ui/settings/settings-section.tsx';
import { DeviceList } from './device-list.tsx';
import { DeviceSkeleton } from './device-skeleton.tsx';

/** The devices that count for the lock, and the actions on each (rules/device#device-list). */
export function DeviceSection({ id }: { id: string }) {
  return (
    <SettingsSection id={id} title={m['info.devices']()} note={m['info.devicesNote']({ days: ACTIVE_DEVICE_DAYS })}>
      <Region skeleton={<DeviceSkeleton />}>
        <DeviceList />
      </Region>
    </SettingsSection>
  );
}
