import { type AttachmentType, formatFileSize } from '@osteon/domain';
import { useRef } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { camera } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import type { UploadedPicture } from './company-draft.ts';
import styles from './picture-row.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureRowProps {
  title: string;
  attType: AttachmentType;
  picture: UploadedPicture | null;
  /** Address of a picture of before that stays; null where one is needed. */
  keptUrl: string | null;
  /** Shown where there is none and one was to be submitted. */
  missing: string | null;
  /** None may be chosen yet. */
  disabled: boolean;
  onUploaded: (picture: UploadedPicture) => void;
}

/** A document's picture: what there is of it, and the button that uploads it. */
export function PictureRow({ title, attType, picture, keptUrl, missing, disabled, onUploaded }: PictureRowProps) {
  const input = useRef<HTMLInputElement>(null);
  const { error, busy, preview, upload } = usePictureUpload(attType, onUploaded);
  const source = preview ?? (picture ? null : keptUrl);
  const problem = error ?? missing;
  const there = picture !== null || keptUrl !== null;
  return (
    <div>
      <div className={styles.row} aria-busy={busy}>
        {source ? (
          <img src={source} width={120} height={82} alt={title} />
        ) : (
          <span className={styles.none}>
            <Icon of={camera} size={24} />
          </span>
        )}
        <div>
          <b>{title}</b>
          <span role="status">{busy ? m['cert.upload.uploading']() : describe(picture, keptUrl)}</span>
        </div>
        <Button size="sm" busy={busy} disabled={disabled} onClick={() => input.current?.click()}>
          {there ? m['cert.company.uploadAgain']() : m['cert.company.upload']()}
        </Button>
      </div>
      {problem && (
        <p className={styles.error} role="alert">
          <Icon of={alert} size={16} />
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        disabled={disabled}
        accept="image/*"
        aria-label={title}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void upload(file);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

function describe(picture: UploadedPicture | null, keptUrl: string | null): string {
  if (picture) return m['cert.company.uploaded']({ size: formatFileSize(picture.size) });
  return keptUrl === null ? m['cert.company.uploadHint']() : m['cert.company.kept']();
}
