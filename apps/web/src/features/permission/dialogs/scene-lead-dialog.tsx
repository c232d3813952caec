import { useQuery } from '@tanstack/react-query';
import { explainSceneQuery } from '../../../entities/permission/api/explain-scene.ts';
import type { CertificationLevel, SceneLead } from '../../../lib/gated-action.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { monthDayTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useCloseOnLeave } from '../../../ui/dialog/use-close-on-leave.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock } from '../../../ui/icon/icons.ts';
import type { Condition } from '../condition-text.ts';
import { actionText } from '../explanation.ts';
import { requirements } from '../requirements.ts';
import { useLeadAction } from '../use-lead-action.ts';
import styles from './scene-lead-dialog.module.css';

const titles: Readonly<Record<CertificationLevel, () => string>> = {
  level1: m['perm.level1'],
  level2: m['perm.level2'],
  company: m['perm.company'],
};

/**
 * Leads to the certification that a scene requires, or to its progress while it is being reviewed
 * (rules/permission-lead#leads).
 */
export function Component({ level, onClose, ...lead }: SceneLead & { onClose: () => void }) {
  useCloseOnLeave(onClose);
  const { data } = useQuery(explainSceneQuery(lead.sceneId, useCustomerId()));
  const review = data?.conditions.find(({ state }) => state === 'review');
  const wanted = lead.wanted ? { ...lead.wanted, sceneId: lead.sceneId } : null;
  const leadAction = useLeadAction(review ? { kind: 'review' } : { kind: 'certify', level }, onClose, wanted);
  const actions = (
    <>
      <Button onClick={onClose}>{review ? m['common.gotIt']() : m['cert.lead.later']()}</Button>
      <Button kind="primary" data-autofocus onClick={leadAction?.follow}>
        {leadAction?.label}
      </Button>
    </>
  );
  return (
    <Dialog title={titles[level]()} phone="notice" actions={actions} onClose={onClose}>
      {review ? <Review review={review} level={level} /> : <Requirements level={level} action={actionText(lead)} />}
    </Dialog>
  );
}

function Requirements({ level, action }: { level: CertificationLevel; action: string }) {
  return (
    <>
      <p>{m['perm.body']()}</p>
      <p className={styles.doing}>
        {m['perm.doing']()}
        <b>{action}</b>
      </p>
      <ul className={styles.list}>
        {requirements[level].map(({ icon, name, note }) => (
          <li key={icon}>
            <Icon of={icon} />
            <span>{name()}</span>
            <em>{note()}</em>
          </li>
        ))}
      </ul>
    </>
  );
}

function Review({ review, level }: { review: Condition; level: CertificationLevel }) {
  const times = reviewTimes(review);
  return (
    <>
      <div className={styles.review}>
        <Icon of={clock} />
        <p>
          {m['perm.review.now']()}
          {times !== null && <em>{times}</em>}
        </p>
      </div>
      <p className={styles.note}>
        {level === 'level1' ? m['perm.review.meanwhile']() : m['perm.review.meanwhileOther']()}
      </p>
    </>
  );
}

function reviewTimes({ submittedAt, expectedAt }: Condition): string | null {
  if (submittedAt === null) return null;
  const submitted = monthDayTimeText(submittedAt);
  return expectedAt === null
    ? m['perm.review.submitted']({ submitted })
    : m['perm.review.times']({ submitted, expected: monthDayTimeText(expectedAt) });
}
