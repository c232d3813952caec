import type { RequestOf, ResourceCard, ResponseOf } from '@osteon/contract';
import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { camera, document as documentIcon, image } from '../../../ui/icon/icons.ts';
import { Destination } from './destination.tsx';
import styles from './phone.module.css';
import type { PhoneFrame } from './phone-frame.ts';
import { ResourceChoice } from './resource-choice.tsx';

const sources = [
  { key: 'camera', label: m['transfer.phone.camera'], icon: camera, accept: 'image/*', capture: 'environment' },
  // Named types make a phone hand over its own format as a JPEG.
  { key: 'album', label: m['transfer.phone.album'], icon: image, accept: 'image/jpeg,image/png,image/webp' },
  { key: 'pdf', label: m['transfer.phone.pdf'], icon: documentIcon, accept: 'application/pdf' },
] as const;

interface PickProps {
  Frame: PhoneFrame;
  who: string;
  alert: string | null;
  busy: boolean;
  desk: ResponseOf<'getTransferDesk'>;
  onFiles: (files: readonly File[]) => void;
  onSend: (resources: NonNullable<RequestOf<'sendTransfer'>['resources']>) => void;
}

/** What to send: files of the phone, or what was watched last. */
export function Pick({ Frame, who, alert, busy, desk, onFiles, onSend }: PickProps) {
  const [chosen, setChosen] = useState<readonly ResourceCard[]>([]);
  const popular = desk.popular.filter(({ resourceId }) => desk.recent.every((each) => each.resourceId !== resourceId));
  const toggle = (card: ResourceCard) =>
    setChosen(chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card]);
  const send = () => onSend(chosen.map(({ resourceType, resourceId }) => ({ resourceType, resourceId })));
  return (
    <Frame
      title={m['shell.header.transfer']()}
      who={who}
      actions={
        <Button kind="primary" wide busy={busy} disabled={chosen.length === 0} onClick={send}>
          {m['transfer.phone.send']({ count: String(chosen.length) })}
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
    </Frame>
  );
}
