import type { RequestOf, ResponseOf } from '@osteon/contract';
import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { camera } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { document as documentIcon, image } from '../../../ui/icon/icons.ts';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import { Destination } from './destination.tsx';
import styles from './phone.module.css';
import { ResourceChoice } from './resource-choice.tsx';

const sources = [
  { key: 'camera', label: m['transfer.phone.camera'], icon: camera, accept: 'image/*', capture: 'environment' },
  // Named types make a phone convert its own format to JPEG.
  { key: 'album', label: m['transfer.phone.album'], icon: image, accept: 'image/jpeg,image/png,image/webp' },
  { key: 'pdf', label: m['transfer.phone.pdf'], icon: documentIcon, accept: 'application/pdf' },
] as const;

interface PickProps {
  accountLabel: string;
  alert: string | null;
  busy: boolean;
  desk: ResponseOf<'getTransferOptions'>;
  onFiles: (files: readonly File[]) => void;
  onSend: (resources: NonNullable<RequestOf<'sendTransfer'>['resources']>) => void;
}

/** The choice of content to send: files of the phone, or the resources that were watched last. */
export function Pick({ accountLabel, alert, busy, desk, onFiles, onSend }: PickProps) {
  // By id, as refetched cards are different objects of the same resources.
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const popular = desk.popular.filter(({ resourceId }) => desk.recent.every((each) => each.resourceId !== resourceId));
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const offered = new Map([...desk.recent, ...popular].map((card) => [card.resourceId, card]));
  const resources = chosen.flatMap((id) => offered.get(id) ?? []);
  const send = () => onSend(resources.map(({ resourceType, resourceId }) => ({ resourceType, resourceId })));
  return (
    <PhoneFrame
      title={m['shell.header.transfer']()}
      accountLabel={accountLabel}
      actions={
        <Button kind="primary" wide busy={busy} disabled={resources.length === 0} onClick={send}>
          {m['transfer.phone.send']({ count: String(resources.length) })}
        </Button>
      }
    >
      <Destination desktop={desk.desktop} />
      {alert && (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      )}
      <div className={styles.sources}>
        {sources.map(({ key, label, icon, accept, ...more }) => (
          <label key={key} className={styles.source}>
            <input
              type="file"
              accept={accept}
              multiple={key !== 'camera'}
              {...more}
              onChange={({ currentTarget }) => {
                onFiles([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
            <Icon of={icon} size={24} />
            {label()}
          </label>
        ))}
      </div>
      <p className={styles.hint}>{m['transfer.phone.hint']()}</p>
      <ResourceChoice title={m['transfer.phone.recent']()} cards={desk.recent} chosen={chosen} onToggle={toggle} />
      <ResourceChoice title={m['transfer.phone.popular']()} cards={popular} chosen={chosen} onToggle={toggle} />
    </PhoneFrame>
  );
}
