import type { AttachmentType } from '@osteon/domain';
import { m } from '../../../../texts/index.ts';
import { Button, buttonClass } from '../../../../ui/button/button.tsx';
import { camera } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import frame from '../../../../ui/page/phone-frame.module.css';
import { PhoneFrame } from '../../../../ui/page/phone-frame.tsx';
import styles from '../certify.module.css';
import { photoName } from '../document-names.ts';
import { StepBar } from '../step-bar.tsx';
import { AlbumButton, FileInput } from './album-button.tsx';

interface CameraUnavailableProps {
  accountLabel: string;
  type: AttachmentType;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Without a camera in the page: the phone's own camera app, or the album. */
export function CameraUnavailable({ accountLabel, type, onFile, onClose }: CameraUnavailableProps) {
  return (
    <PhoneFrame
      title={photoName(type)}
      accountLabel={accountLabel}
      mark={<StepBar step={2} />}
      actions={
        <>
          <label className={buttonClass({ kind: 'primary', wide: true }, styles.album)}>
            <FileInput capture="environment" onFile={onFile} />
            <Icon of={camera} size={20} />
            {m['certify.document.camera']()}
          </label>
          <AlbumButton onFile={onFile} />
          <Button kind="text" wide className={frame.small} onClick={onClose}>
            {m['common.back']()}
          </Button>
        </>
      }
    >
      <p className={styles.lead} role="status">
        {m['certify.camera.unavailable']()}
      </p>
    </PhoneFrame>
  );
}
