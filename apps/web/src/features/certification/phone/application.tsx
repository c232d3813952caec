import { AttachmentType, CERTIFY_STEPS } from '@osteon/domain';
import { useEffect, useState } from 'react';
import type { AuthScene } from '../../../entities/certification/api/get-auth-scene.ts';
import { kindText } from '../../../entities/certification/certification-texts.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { useSubmitAuthPhone } from '../api/submit-auth-phone.ts';
import { getDocumentGroups, getInitialInfo, getKind, getRole } from './application-kinds.ts';
import { type BasicInfo, BasicInfoStep } from './basic-info-step.tsx';
import type { PhoneRole } from './document-names.ts';
import { DocumentStep } from './document-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { buildAttachments } from './photo/build-attachments.ts';
import type { Photo } from './photo/photo.ts';
import { PhotoCapture } from './photo/photo-capture.tsx';
import { usePhotos } from './photo/use-photos.ts';
import { ReviewStep } from './review-step.tsx';
import { RoleStep } from './role-step.tsx';
import type { StepProps } from './step-props.ts';

interface ApplicationProps extends StepProps {
  accountLabel: string;
  level: 1 | 2;
  certification: AuthScene['certification'];
  onSent: () => void;
}

/** A photo that is being created; `file` is one of the album. */
interface Capture {
  readonly type: AttachmentType;
  readonly file: File | null;
}

/**
 * An application: role, basic information, document, photo. The address names the step, so that the phone's way back
 * leads to the one before; a step that is not reached yet leads to the first open one
 * (rules/certification-pages#phone-pages).
 */
export function Application({ accountLabel, level, certification, tempState, step, onStep, onSent }: ApplicationProps) {
  const submit = useSubmitAuthPhone();
  const photos = usePhotos(tempState);
  const [role, setRole] = useState<PhoneRole | null>(getRole(certification));
  const [info, setInfo] = useState(getInitialInfo(certification));
  const isCarried = level === 2 && certification?.kind === 'doctorLevel1';
  const [isSaved, setIsSaved] = useState(isCarried);
  const [consented, setConsented] = useState(false);
  const [capture, setCapture] = useState<Capture | null>(null);
  const [type, setType] = useState<AttachmentType>(AttachmentType.licence);

  const kind = role === null ? null : getKind(role, level);
  const groups = kind === null ? [] : getDocumentGroups(kind);
  const hasPhoto = capture !== null || photos.list.length > 0 || groups.length > 1;
  const reached = [role === null, !isSaved, !hasPhoto].findIndex(Boolean);
  const wanted = step === undefined ? CERTIFY_STEPS.length - 1 : CERTIFY_STEPS.indexOf(step);
  const currentStep = CERTIFY_STEPS[reached === -1 ? wanted : Math.min(wanted, reached)] ?? 'choiceAllinAuthRole';
  useEffect(() => {
    if (currentStep !== step) onStep(currentStep, { replace: true });
  }, [currentStep, step, onStep]);

  const alert = submit.error && failureText(submit.error, m['cert.submitFailed']());
  const common = { accountLabel, alert, busy: submit.isPending };
  const sendInfo = (given: BasicInfo, onSuccess: () => void) => {
    if (role === null) return;
    const newAreasExpertise = [...given.newAreasExpertise];
    submit.mutate({ opflag: 1, role, level, ...given, newAreasExpertise, tempState }, { onSuccess });
  };
  const sendPhotos = () => {
    const authAttList = buildAttachments(photos.list);
    submit.mutate({ opflag: 2, authAttList, isCompleted: 0, tempState }, { onSuccess: onSent });
  };
  const startCapture = (next: Capture) => {
    setCapture(next);
    onStep('uploadAuthCert');
  };
  const use = (photo: Photo) => {
    // One document of a group is sent.
    for (const each of photos.list) if (groups.length === 1 && each.type !== photo.type) photos.remove(each.type);
    photos.add(photo);
    setCapture(null);
  };

  if (currentStep === 'choiceAllinAuthRole' || role === null) {
    return (
      <RoleStep
        accountLabel={accountLabel}
        onChoose={(chosen) => {
          if (chosen !== role) setIsSaved(false);
          setRole(chosen);
          onStep('allinBasicAuthInfo');
        }}
      />
    );
  }
  if (currentStep === 'allinBasicAuthInfo') {
    const next = (given: BasicInfo) =>
      sendInfo(given, () => {
        setInfo(given);
        setIsSaved(true);
        onStep(photos.list.length > 0 || groups.length > 1 ? 'uploadAuthCert' : 'roleChoiceAuthCert');
      });
    return <BasicInfoStep key={role} {...common} role={role} initial={info} onNext={next} />;
  }
  const [types = [AttachmentType.licence]] = groups;
  if (currentStep === 'roleChoiceAuthCert' && groups.length === 1) {
    const own = types.includes(type) ? type : (types[0] ?? type);
    return (
      <DocumentStep
        accountLabel={accountLabel}
        types={types}
        type={own}
        consented={consented}
        onType={setType}
        onConsent={() => setConsented(true)}
        onCamera={() => startCapture({ type: own, file: null })}
        onFile={(file) => startCapture({ type: own, file })}
      />
    );
  }
  if (capture) {
    const close = () => {
      setCapture(null);
      if (photos.list.length === 0 && groups.length === 1) onStep('roleChoiceAuthCert');
    };
    return <PhotoCapture accountLabel={accountLabel} {...capture} onPhoto={use} onClose={close} />;
  }
  if (groups.length > 1 && kind !== null) {
    return (
      <DocumentsStep
        {...common}
        kind={kindText(kind)}
        title={m['certify.level2.title']()}
        lead={isCarried ? m['certify.level2.body']() : ''}
        documents={groups.flatMap(([document]) => (document === undefined ? [] : [describe(document)]))}
        photos={photos}
        consented={consented}
        onConsent={() => setConsented(true)}
        onCapture={(document) => startCapture({ type: document, file: null })}
        onSubmit={() => (isCarried ? sendInfo(info, sendPhotos) : sendPhotos())}
      />
    );
  }
  const [photo] = photos.list;
  if (!photo) return null;
  return (
    <ReviewStep
      {...common}
      info={info}
      photo={photo}
      onChange={() => onStep('allinBasicAuthInfo')}
      onAgain={() => startCapture({ type: photo.type, file: null })}
      onResume={() => photos.resume(photo.type)}
      onSubmit={sendPhotos}
    />
  );
}

function describe(type: AttachmentType) {
  const isTitle = type === AttachmentType.titleCertificate;
  return { type, note: isTitle ? m['certify.level2.titleNote']() : m['certify.level2.licenceNote']() };
}
