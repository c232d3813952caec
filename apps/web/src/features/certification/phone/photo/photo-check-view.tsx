import clsx from 'clsx';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { camera } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert, check } from '../../../../ui/icon/icons.ts';
import { PhoneFrame } from '../../../../ui/page/phone-frame.tsx';
import styles from '../certify.module.css';
import { photoName } from '../document-names.ts';
import { StepBar } from '../step-bar.tsx';
import type { Photo } from './photo.ts';
import type { GlarePosition, PhotoCheck, PhotoProblem } from './photo-check.ts';

const positionTexts: Readonly<Record<GlarePosition, () => string>> = {
  topLeft: m['certify.check.topLeft'],
  topRight: m['certify.check.topRight'],
  bottomLeft: m['certify.check.bottomLeft'],
  bottomRight: m['certify.check.bottomRight'],
  middle: m['certify.check.middle'],
};

const checks: readonly { problem: PhotoProblem; good: () => string; bad: (position: string) => string }[] = [
  { problem: 'small', good: m['certify.check.size'], bad: m['certify.check.small'] },
  { problem: 'blurred', good: m['certify.check.sharp'], bad: m['certify.check.blurred'] },
  { problem: 'dark', good: m['certify.check.light'], bad: m['certify.check.dark'] },
  {
    problem: 'glare',
    good: m['certify.check.noGlare'],
    bad: (position) => m['certify.check.glare']({ place: position }),
  },
];

/** The problems that the check has found, a line for each. */
export function PhotoChecks({ problems, glareAt }: PhotoCheck) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ problem, good, bad }) => {
        const isBad = problems.includes(problem);
        return (
          <li key={problem} className={clsx(isBad && styles.bad)}>
            <Icon of={isBad ? alert : check} size={18} />
            {isBad ? bad(glareAt ? positionTexts[glareAt]() : '') : good()}
          </li>
        );
      })}
    </ul>
  );
}

interface PhotoCheckViewProps {
  accountLabel: string;
  photo: Photo;
  onUse: () => void;
  onAgain: () => void;
}

/** A photo and its check, which advises and never refuses (rules/certification-pictures#photo-check). */
export function PhotoCheckView({ accountLabel, photo, onUse, onAgain }: PhotoCheckViewProps) {
  const isGood = photo.check.problems.length === 0;
  return (
    <PhoneFrame
      title={isGood ? m['certify.check.good']() : m['certify.check.bad']()}
      accountLabel={accountLabel}
      mark={<StepBar step={2} />}
      actions={
        <>
          <Button
            kind={isGood ? 'secondary' : 'primary'}
            wide
            onClick={onAgain}
            className={clsx(isGood && styles.second)}
          >
            <Icon of={camera} size={20} />
            {m['certify.check.again']()}
          </Button>
          <Button kind={isGood ? 'primary' : 'secondary'} wide onClick={onUse}>
            {isGood ? m['certify.check.use']() : m['certify.check.anyway']()}
          </Button>
        </>
      }
    >
      <figure className={styles.photo}>
        <img src={photo.preview} alt={photoName(photo.type)} />
      </figure>
      <PhotoChecks {...photo.check} />
      {!isGood && <p className={styles.note}>{m['certify.check.advice']()}</p>}
    </PhoneFrame>
  );
}
