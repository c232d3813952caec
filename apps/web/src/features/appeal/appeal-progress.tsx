import { maskAccount } from '@osteon/domain';
import clsx from 'clsx';
import type { Appeal } from '../../entities/appeal/api/get-appeal.ts';
import { copyText } from '../../lib/copy-text.ts';
import { dateTimeText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { copy } from '../../ui/icon/action-icons.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './appeal.module.css';

/** The progress of an appeal and the operator's answer (rules/appeal#states). */
export function AppealProgress({ appeal, account }: { appeal: Appeal; account: string }) {
  const { caseNumber, state, createdAt, answeredAt, answer, answeredBy } = appeal;
  const sent = { name: m['appeal.stepSent'](), note: dateTimeText(createdAt), className: styles.done };
  const byMail = account.includes('@');
  const steps =
    state === 'open'
      ? [
          sent,
          { name: m['appeal.stepWork'](), note: m['appeal.stepWorkNote'](), className: styles.now },
          {
            name: byMail ? m['appeal.stepMail']() : m['appeal.stepSms'](),
            note: maskAccount(account),
            className: undefined,
          },
        ]
      : [
          sent,
          { name: m['appeal.stepAnswered'](), note: dateTimeText(answeredAt ?? createdAt), className: styles.done },
        ];
  return (
    <>
      <p className={styles.case}>
        {m['appeal.caseNumber']()}
        <b>{caseNumber}</b>
        <IconButton
          size="sm"
          label={m['appeal.copy']()}
          icon={copy}
          onClick={() => void copyText(caseNumber).then(() => toast.success(m['appeal.copied']()))}
        />
      </p>
      <ol className={styles.steps}>
        {steps.map(({ name, note, className }) => (
          <li key={name} className={clsx(className)} aria-current={className === styles.now ? 'step' : undefined}>
            <b>{name}</b>
            <span>{note}</span>
          </li>
        ))}
      </ol>
      {answer !== '' && (
        <blockquote className={styles.answer}>
          <p>{answer}</p>
          <cite>{answeredBy}</cite>
        </blockquote>
      )}
    </>
  );
}
