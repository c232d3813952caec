import type { AttachmentType } from '@osteon/domain';
import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { camera } from '../../../ui/icon/action-icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import frame from '../../../ui/page/phone-frame.module.css';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import { DocumentRow } from '../document-row.tsx';
import styles from './certify.module.css';
import { documentName, photoName } from './document-names.ts';
import { DocumentConsent, PhotoProtection } from './document-step.tsx';
import { UploadState } from './photo/upload-state.tsx';
import type { Photos } from './photo/use-photos.ts';

interface DocumentsStepProps {
  accountLabel: string;
  title: string;
  /** The kind of certification, above the title. */
  kind?: string;
  lead: string;
  /** The documents that are sent, with advice for each. */
  documents: readonly { readonly type: AttachmentType; readonly note: string }[];
  photos: Photos;
  consented: boolean;
  alert: string | null;
  busy: boolean;
  onConsent: () => void;
  /** The single document whose photo can be replaced. */
  again?: AttachmentType | undefined;
  onCapture: (type: AttachmentType) => void;
  onSubmit: () => void;
  /** The content instead of the list, for a single document that is being photographed. */
  children?: ReactNode;
}

/** Several documents, each with its photo (rules/certification-pages#phone-pages). */
export function DocumentsStep(props: DocumentsStepProps) {
  const {
    accountLabel,
    title,
    kind,
    lead,
    documents,
    photos,
    consented,
    alert,
    busy,
    onConsent,
    again,
    onCapture,
    onSubmit,
  } = props;
  const isComplete = documents.every(({ type }) => photos.list.some((each) => each.type === type && each.attPath));
  return (
    <PhoneFrame
      title={title}
      accountLabel={accountLabel}
      mark={kind && <p className={styles.kind}>{kind}</p>}
      actions={
        <>
          <Button kind="primary" wide busy={busy} disabled={!isComplete} onClick={onSubmit}>
            {m['common.submit']()}
          </Button>
          {again === undefined ? (
            <ButtonLink kind="text" wide className={frame.small} to="/home">
              {m['certify.level2.later']()}
            </ButtonLink>
          ) : (
            <Button wide onClick={() => onCapture(again)}>
              {m['certify.check.again']()}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.lead}>{lead}</p>
      {alert && <FieldError>{alert}</FieldError>}
      {props.children ?? (
        <ul className={styles.documents}>
          {documents.map(({ type, note }) => {
            const photo = photos.list.find((each) => each.type === type);
            return (
              <li key={type}>
                <DocumentRow
                  name={documentName[type]()}
                  picture={photo ? { src: photo.thumbnail, alt: photoName(type) } : null}
                  state={photo ? <UploadState photo={photo} onResume={() => photos.resume(type)} /> : <em>{note}</em>}
                  action={
                    photo ? (
                      <IconButton
                        icon={camera}
                        size="lg"
                        label={`${m['certify.check.again']()} ${documentName[type]()}`}
                        onClick={() => onCapture(type)}
                      />
                    ) : (
                      <Button
                        size="sm"
                        disabled={!consented}
                        aria-label={`${m['certify.document.camera']()} ${documentName[type]()}`}
                        onClick={() => onCapture(type)}
                      >
                        {m['certify.document.camera']()}
                      </Button>
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      <DocumentConsent consented={consented} onConsent={onConsent} />
      <PhotoProtection />
    </PhoneFrame>
  );
}
