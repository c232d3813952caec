import { type AttachmentType, formatFileSize } from '@osteon/domain';
import { useId, useRef } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { DocumentRow } from '../document-row.tsx';
import type { UploadedPicture } from './company-draft.ts';
import styles from './company-form.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureRowProps {
  title: string;
  attType: AttachmentType;
  picture: UploadedPicture | null;
  /** Address of the former picture that stays; null if one is needed. */
  retainedUrl: string | null;
  /** Displayed if there is none and one was to be submitted. */
  missing: string | null;
  /** None may be chosen yet. */
  disabled: boolean;
  onUploaded: (picture: UploadedPicture) => void;
}

/** A document's picture: its state, and the button that uploads it. */
export function PictureRow({ title, attType, picture, retainedUrl, missing, disabled, onUploaded }: PictureRowProps) {
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { error, busy, sent, thumbnail, upload } = usePictureUpload(attType, onUploaded);
  const source = thumbnail ?? (picture || retainedUrl === null ? null : `${retainedUrl}?size=small`);
  const problem = error ?? missing;
  const isPresent = picture !== null || retainedUrl !== null;
  return (
    <div className={styles.picture} aria-busy={busy} data-invalid={problem ? true : undefined}>
      <DocumentRow
        name={title}
        isSent={isPresent}
        picture={source ? { src: source, alt: title } : null}
        state={
          <>
            <span role="status">{busy ? m['cert.upload.uploading']() : describe(picture, retainedUrl)}</span>
            {sent !== null && <span className="num"> {Math.floor(sent * 100)}%</span>}
          </>
        }
        action={
          <Button
            size="sm"
            busy={busy}
            disabled={disabled}
            aria-describedby={problem ? problemId : undefined}
            onClick={() => input.current?.click()}
          >
            {isPresent ? m['cert.company.uploadAgain']() : m['cert.company.upload']()}
          </Button>
        }
        large
      />
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
      <input
        ref={input}
        type="file"
        hidden
        disabled={disabled}
        accept="image/*"
        aria-label={title}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) upload(file);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

function describe(picture: UploadedPicture | null, retainedUrl: string | null): string {
  if (picture) return m['cert.company.uploaded']({ size: formatFileSize(picture.size) });
  return retainedUrl === null ? m['cert.company.uploadHint']() : m['cert.company.kept']();
}
