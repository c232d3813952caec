import { CREDIT_CLASSES, earnsCredit, formatCredit, getMissingCredits } from '@osteon/domain';
import { useId, useState } from 'react';
import { type CreditYear, useGetCreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { print } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CreditRing } from '../page/credit-ring.tsx';
import { forecastText } from '../page/forecast-text.ts';
import styles from './credit-overview.module.css';

/** Summary of the present year's credit; nothing for an account that earns none (rules/credit#years). */
export function CreditOverview({ roleId }: { roleId: number | null }) {
  const credit = useGetCreditYear();
  const isShown = credit.lines.length > 0 || (roleId !== null && earnsCredit(roleId));
  return isShown && <Year credit={credit} />;
}

function Year({ credit }: { credit: CreditYear }) {
  const { year, earned, targets, forecast, lines } = credit;
  const [now] = useState(() => Date.now());
  const id = useId();
  const missing = getMissingCredits(earned, targets);
  return (
    <section className={styles.year} aria-labelledby={id}>
      <CreditRing {...credit} now={now} />
      <div>
        <h2 id={id}>{m['credit.ofYear']({ year })}</h2>
        <p className={styles.forecast}>
          <b>{missing > 0 ? m['credit.missing']({ missing: formatCredit(missing) }) : m['credit.reached']()}</b>
          {forecast && <span>{forecastText(forecast)}</span>}
        </p>
        <ul className={styles.classes}>
          {CREDIT_CLASSES.map((name) => (
            <li key={name} className={name === 'I' ? styles.first : styles.second}>
              <p>
                <i />
                {m['credit.class']({ name })}
                <span className="num">
                  <b>{formatCredit(earned[name])}</b> / {targets[name]}
                </span>
              </p>
              <span className={styles.bar}>
                <i style={{ inlineSize: `${getShare(earned[name], targets[name]) * 100}%` }} />
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.foot}>
          {lines.some(({ revokedAt }) => revokedAt === null) && (
            <Button onClick={() => openDialog('exportTranscript', { year })}>
              <Icon of={print} size={18} />
              {m['credit.export']()}
            </Button>
          )}
          <span>{m['credit.ringNote']()}</span>
        </p>
      </div>
    </section>
  );
}

/** The earned share of a target, 0 to 1; a target of 0 counts as reached. */
const getShare = (earned: number, target: number) => (target === 0 ? 1 : Math.min(1, Math.max(0, earned) / target));
