import type { AttachmentType } from '@osteon/domain';
import { useState } from 'react';
import type { AuthScene } from '../../../../entities/certification/api/get-auth-scene.ts';
import { failureText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { useSubmitAuthPhone } from '../../api/submit-auth-phone.ts';
import { getInitialInfo, getRole } from '../application-kinds.ts';
import { BasicInfoStep } from '../basic-info-step.tsx';
import styles from '../certify.module.css';
import { documentName, photoName } from '../document-names.ts';
import { DocumentsStep } from '../documents-step.tsx';
import { buildAttachments } from '../photo/build-attachments.ts';
import { PhotoCapture } from '../photo/photo-capture.tsx';
import { PhotoChecks } from '../photo/photo-check-view.tsx';
import { UploadState } from '../photo/upload-state.tsx';
import { usePhotos } from '../photo/use-photos.ts';
import { getDocument, isToSend, Refused } from './refused.tsx';

interface ResubmissionProps {
  accountLabel: string;
  certification: NonNullable<AuthScene['certification']>;
  tempState: string | undefined;
  onSent: () => void;
}

/** Submits the refused items once more, and nothing else (rules/certification#items). */
export function Resubmission({ accountLabel, certification, tempState, onSent }: ResubmissionProps) {
  const photos = usePhotos(tempState);
  const submit = useSubmitAuthPhone();
  const [stage, setStage] = useState<'list' | 'basicInfo' | 'photos'>('list');
  const [capturing, setCapturing] = useState<AttachmentType | null>(null);
  const [consented, setConsented] = useState(false);
  const refused = certification.items.filter(isToSend).map(({ item }) => item);
  const documents = refused.flatMap((item) => getDocument(item) ?? []);
  const role = getRole(certification);
  const needsInfo = refused.includes('basicInfo');
  const alert = submit.error && failureText(submit.error, m['cert.submitFailed']());
  const common = { accountLabel, alert, busy: submit.isPending };

  const send = () => {
    const attachments = buildAttachments(photos.list);
    submit.mutate(
      { opflag: 2, ...(attachments.length > 0 && { authAttList: attachments }), isCompleted: 0, tempState },
      { onSuccess: onSent },
    );
  };
  if (capturing !== null) {
    return (
      <PhotoCapture
        accountLabel={accountLabel}
        type={capturing}
        file={null}
        onClose={() => setCapturing(null)}
        onPhoto={(photo) => {
          photos.add(photo);
          setCapturing(null);
        }}
      />
    );
  }
  if (stage === 'basicInfo' && role !== null) {
    return (
      <BasicInfoStep
        {...common}
        role={role}
        initial={getInitialInfo(certification)}
        onNext={(info) =>
          submit.mutate(
            {
              opflag: 1,
              role,
              level: certification.kind === 'doctorLevel2' ? 2 : 1,
              ...info,
              newAreasExpertise: [...info.newAreasExpertise],
              tempState,
            },
            { onSuccess: () => (documents.length > 0 ? setStage('photos') : send()) },
          )
        }
      />
    );
  }
  if (stage === 'photos') {
    const [only] = documents;
    const photo = documents.length === 1 ? photos.list[0] : undefined;
    return (
      <DocumentsStep
        {...common}
        title={m['certify.refused.resend']({
          document: documents.length === 1 && only ? documentName[only]() : m['certify.steps.photo'](),
        })}
        lead={m['certify.refused.priority']()}
        documents={documents.map((type) => ({ type, note: '' }))}
        photos={photos}
        consented={consented}
        onConsent={() => setConsented(true)}
        again={photo?.type}
        onCapture={setCapturing}
        onSubmit={send}
      >
        {photo && (
          <>
            <figure className={styles.photo}>
              <img src={photo.preview} alt={photoName(photo.type)} />
            </figure>
            <PhotoChecks {...photo.check} />
            <UploadState photo={photo} onResume={() => photos.resume(photo.type)} />
          </>
        )}
      </DocumentsStep>
    );
  }
  return (
    <Refused
      accountLabel={accountLabel}
      items={certification.items}
      onAgain={() => setStage(needsInfo && role ? 'basicInfo' : 'photos')}
    />
  );
}
