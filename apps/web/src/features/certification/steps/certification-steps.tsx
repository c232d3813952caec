import { type CertificationStep, type CertificationStepEvent, getNextCertificationStep } from '@osteon/domain';
import { useReducer } from 'react';
import type { AuthInfo, Certification } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { emit } from '../../../lib/events.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { useCertificationDraft } from '../certification-draft.ts';
import { BasicInfoStep } from './basic-info-step.tsx';
import { CountryStep } from './country-step.tsx';
import { QrStep } from './qr-step.tsx';
import { UploadStep } from './upload-step.tsx';

/** An illegal transition, as of a delayed response, changes nothing. */
const move = (step: CertificationStep, event: CertificationStepEvent) => getNextCertificationStep(step, event) ?? step;

interface CertificationStepsProps {
  info: AuthInfo;
  level: 1 | 2;
  onClose: () => void;
}

/** The steps of the dialog; the input stays in all of them (rules/certification-pages#dialog). */
export function CertificationSteps({ info, level, onClose }: CertificationStepsProps) {
  const { certification } = info;
  const [step, send] = useReducer(move, certification, getFirstStep);
  const [draft, setDraft] = useCertificationDraft(useCustomerId(), {
    name: certification?.name ?? '',
    specialties: certification?.specialties.map(({ id }) => id) ?? [],
    hospital: certification?.hospital ?? '',
  });
  const form = { draft, setDraft, level, onBack: () => send('back'), onClose };
  const chooseOther = () => {
    emit('abroadChosen');
    send('chooseOther');
  };
  switch (step) {
    case 'country':
      return <CountryStep onChina={() => send('chooseChina')} onOther={chooseOther} onClose={onClose} />;
    case 'qr':
      return <QrStep level={level} phoneStep={info.phoneStep} onBack={() => send('back')} onClose={onClose} />;
    case 'basicInfo':
      return <BasicInfoStep {...form} onNext={() => send('next')} />;
    case 'upload':
      return <UploadStep {...form} retainedUrl={getRetainedUrl(info, level)} onSubmitted={() => send('submitted')} />;
    case 'closed':
      return null;
  }
}

/** The picture of a refused certification that was not the reason; null if it has to be submitted again. */
function getRetainedUrl({ certification }: AuthInfo, level: 1 | 2): string | null {
  if (certification?.state !== 'refused') return null;
  const picture = certification.items.find(({ item }) => item === (level === 1 ? 'workCard' : 'licence'));
  return picture && picture.state !== 'refused' ? picture.picUrl : null;
}

/**
 * Returns the first step of the dialog: the refused items to fix, else the choice of the country
 * (rules/certification-pages#dialog).
 */
function getFirstStep(certification: Certification | null): CertificationStep {
  if (certification?.state !== 'refused') return 'country';
  if (certification.country === 'CN') return 'qr';
  const basicInfo = certification.items.find(({ item }) => item === 'basicInfo');
  return basicInfo?.state === 'refused' ? 'basicInfo' : 'upload';
}
