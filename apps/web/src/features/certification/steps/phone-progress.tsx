import clsx from 'clsx';
import type { AuthInfo } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { m } from '../../../texts/index.ts';
import { phone } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import styles from './phone-progress.module.css';

const steps = [
  { step: 'basicInfo', name: m['cert.qr.stepForm'] },
  { step: 'upload', name: m['cert.qr.stepPhoto'] },
  { step: 'review', name: m['cert.qr.stepReview'] },
] as const;

/** The progress of the phone, live (rules/certification-pages#dialog). */
export function PhoneProgress({ step }: { step: AuthInfo['phoneStep'] }) {
  const current = steps.findIndex((known) => known.step === step);
  return (
    <div className={styles.progress}>
      <Icon of={phone} size={28} />
      <p role="status">{m['cert.qr.scanned']()}</p>
      <ol>
        {steps.map(({ step: own, name }, index) => {
          const done = index < current;
          const now = index === current;
          return (
            <li
              key={own}
              className={clsx(done && styles.done, now && styles.now)}
              aria-current={now ? 'step' : undefined}
            >
              <i>{done && <Icon of={check} size={14} />}</i>
              {name()}
              <span>{done ? m['cert.qr.stepDone']() : now && m['cert.qr.stepNow']()}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
