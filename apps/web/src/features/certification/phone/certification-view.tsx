import { isCertified, RoleId } from '@osteon/domain';
import { lazy, useState } from 'react';
import type { AuthScene } from '../../../entities/certification/api/get-auth-scene.ts';
import { m } from '../../../texts/index.ts';
import { joinDetails } from '../../../texts/join-text.ts';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import { Accepted } from './state/accepted.tsx';
import { Submitted } from './state/submitted.tsx';
import type { StepProps } from './step-props.ts';

/** Not needed to display the state alone. */
const Application = lazy(async () => ({ default: (await import('./application.tsx')).Application }));

/** Only needed after a refusal. */
const Resubmission = lazy(async () => ({ default: (await import('./state/resubmission.tsx')).Resubmission }));

interface CertificationViewProps extends StepProps {
  scene: AuthScene;
  onChanged: () => void;
}

/** The page of the certification's state. */
export function CertificationView({ scene, tempState, step, onStep, onChanged }: CertificationViewProps) {
  const [rising, setRising] = useState(false);
  const { certification, customer, roleId } = scene;
  const accountLabel = joinDetails([customer.name, customer.account]);
  const canRise = roleId === RoleId.doctorLevel1;
  const wantsLevel2 = canRise && (rising || scene.level === 2);

  if (certification?.state === 'review') {
    const hasDesktop = tempState !== undefined;
    return (
      <Submitted accountLabel={accountLabel} scene={scene} certification={certification} hasDesktop={hasDesktop} />
    );
  }
  if (certification?.state === 'refused') {
    return (
      <Resubmission
        accountLabel={accountLabel}
        certification={certification}
        tempState={tempState}
        onSent={onChanged}
      />
    );
  }
  if (certification?.state === 'accepted' && !wantsLevel2) {
    return (
      <Accepted
        accountLabel={accountLabel}
        scene={scene}
        certification={certification}
        onLevel2={() => setRising(true)}
      />
    );
  }
  const level = canRise ? 2 : 1;
  // A certified person without a certification here, as of before there were any.
  if (isCertified(roleId) && !canRise)
    return (
      <PhoneFrame title={m['info.certified']()} accountLabel={accountLabel}>
        {null}
      </PhoneFrame>
    );
  return (
    <Application
      key={level}
      accountLabel={accountLabel}
      level={level}
      certification={certification}
      tempState={tempState}
      step={step}
      onStep={onStep}
      onSent={onChanged}
    />
  );
}
