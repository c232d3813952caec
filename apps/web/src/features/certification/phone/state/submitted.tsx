import { formatDay, formatTime, ROUTE_FRAMES, RoleId } from '@osteon/domain';
import clsx from 'clsx';
import type { AuthScene } from '../../../../entities/certification/api/get-auth-scene.ts';
import { monthDayTimeText } from '../../../../texts/date-text.ts';
import { m } from '../../../../texts/index.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { check } from '../../../../ui/icon/icons.ts';
import { PhoneFrame } from '../../../../ui/page/phone-frame.tsx';
import styles from '../certify.module.css';

interface SubmittedProps {
  accountLabel: string;
  scene: AuthScene;
  certification: NonNullable<AuthScene['certification']>;
  /** True if a desktop displays the code that was scanned. */
  hasDesktop: boolean;
}

/** The certification waits for its review (rules/certification#review). */
export function Submitted({ accountLabel, scene, certification, hasDesktop }: SubmittedProps) {
  const { queuePosition, expectedAt, submittedAt } = certification;
  const expected = expectedAt === null ? null : formatExpected(expectedAt);
  const steps = [
    { name: m['certify.sent.submitted'](), time: submittedAt === null ? '' : monthDayTimeText(submittedAt) },
    { name: m['certify.sent.reviewing'](), time: expected ? m['certify.sent.expected']({ time: expected }) : '' },
    { name: m['certify.sent.result'](), time: m['certify.sent.channels']() },
  ];
  const isUncertified = scene.roleId === RoleId.notAuthenticated;
  return (
    <PhoneFrame
      title={m['certify.sent.title']()}
      accountLabel={accountLabel}
      mark={
        <span className={styles.mark}>
          <Icon of={check} size={28} />
        </span>
      }
      actions={
        <>
          {hasDesktop && <p className={styles.above}>{m['certify.sent.desktop']()}</p>}
          <ButtonLink kind="primary" wide to={ROUTE_FRAMES.home.path}>
            {m['certify.sent.done']()}
          </ButtonLink>
        </>
      }
    >
      <dl className={styles.queue}>
        {queuePosition !== null && (
          <div>
            <dt>{m['cert.sent.ahead']()}</dt>
            <dd>
              <b>{queuePosition}</b> {m['cert.sent.aheadUnit']()}
            </dd>
          </div>
        )}
        {expected !== null && (
          <div>
            <dt>{m['cert.sent.expected']()}</dt>
            <dd>
              <b>{expected}</b> {m['cert.sent.before']()}
            </dd>
          </div>
        )}
      </dl>
      <ol className={styles.timeline}>
        {steps.map(({ name, time }, index) => (
          <li
            key={name}
            className={clsx(index === 0 && styles.done, index === 1 && styles.now)}
            aria-current={index === 1 ? 'step' : undefined}
          >
            <b>{name}</b>
            <span>{time}</span>
          </li>
        ))}
      </ol>
      <section className={styles.box}>
        <h2>{m['certify.sent.now']()}</h2>
        <p>{isUncertified ? m['certify.sent.nowBody']() : m['certify.sent.nowOther']()}</p>
      </section>
    </PhoneFrame>
  );
}

/** The time of today, or day and time. */
function formatExpected(at: number): string {
  return formatDay(at) === formatDay(Date.now()) ? formatTime(at) : monthDayTimeText(at);
}
