import { AttachmentType, validateWorkCard } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { submitAuthActionPictures } from '../api/submit-auth-action.ts';
import { uploadAuthEnclosure } from '../api/upload-auth-enclosure.ts';
import { clearCertificationDraft } from '../certification-draft.ts';
import { PictureConsent } from '../picture-consent.tsx';
import styles from './form-step.module.css';
import { FormStep, type FormStepProps } from './form-step.tsx';
import { PhotoField } from './photo-field.tsx';

const problems = {
  'cert.upload.notImage': m['cert.upload.notImage'],
  'cert.upload.tooLarge': m['cert.upload.tooLarge'],
};

/** The required picture, by the level (rules/certification#kinds). */
const documents = {
  1: {
    attType: AttachmentType.workCard,
    title: m['cert.upload.title'],
    preview: m['cert.upload.preview'],
    required: m['cert.upload.required'],
  },
  2: {
    attType: AttachmentType.licence,
    title: m['cert.upload.licenceTitle'],
    preview: m['cert.upload.licencePreview'],
    required: m['cert.upload.licenceRequired'],
  },
};

interface UploadStepProps extends FormStepProps {
  /** Address of the former picture that stays, unless another one is chosen; null if a new one is needed. */
  retainedUrl: string | null;
  onSubmitted: () => void;
}

/** Step 3: the photo of the work card, or for level 2 of the licence (rules/certification#work-card). */
export function UploadStep({ level, retainedUrl, onSubmitted, ...dialog }: UploadStepProps) {
  const { draft, setDraft, onClose } = dialog;
  const { photo, consented, locale } = draft;
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const { attType, title, preview, required } = documents[level];
  const choose = (file: File) => {
    const refused = validateWorkCard(file);
    if (refused === null) setDraft({ photo: { file, url: URL.createObjectURL(file) } });
    const key = refused === 'cert.upload.required' ? null : refused;
    setProblem(key && problems[key]({}, { locale }));
  };
  const { mutate, isPending: busy } = useMutation({
    mutationFn: async (file: File | undefined): Promise<void> => {
      const attachments = file ? [{ attPath: await uploadAuthEnclosure(file, attType, setSent), attType }] : [];
      await submitAuthActionPictures(attachments);
    },
    onSuccess: () => {
      clearCertificationDraft();
      toast.success(m['cert.submitSuccess']({}, { locale }));
      onSubmitted();
      onClose();
      void client.invalidateQueries({ queryKey: gatewayKey('getCustomerAuthInfo') });
    },
    onError: (error) => setProblem(getPictureProblem(error) ?? m['cert.submitFailed']({}, { locale })),
    onSettled: () => setSent(null),
  });
  const submit = () => {
    if (photo === null && retainedUrl === null) return setProblem(required({}, { locale }));
    setProblem(null);
    mutate(photo?.file);
  };
  return (
    <FormStep
      {...dialog}
      step={3}
      title={title({}, { locale })}
      submitText={m['common.submit']({}, { locale })}
      busy={busy}
      onSubmit={submit}
    >
      <PictureConsent consented={consented} onConsent={() => setDraft({ consented: true })} locale={locale} />
      <PhotoField
        ownUrl={photo?.url ?? null}
        retainedUrl={retainedUrl}
        alt={preview({}, { locale })}
        locale={locale}
        problem={problem}
        busy={busy}
        sent={sent}
        disabled={!consented}
        onChoose={choose}
        onRemove={() => setDraft({ photo: null })}
      />
      <p className={styles.note}>{m['cert.upload.note']({}, { locale })}</p>
    </FormStep>
  );
}

/** The gateway's message about a picture that it refused (rules/certification#work-card). */
function getPictureProblem(error: unknown): string | null {
  if (!(error instanceof GatewayError)) return null;
  return error.code === codes.pictureNotImage || error.code === codes.pictureTooLarge ? error.text : null;
}
