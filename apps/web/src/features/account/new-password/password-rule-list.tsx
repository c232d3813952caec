import { meetsPasswordRule, type PasswordRule } from '@osteon/domain';
import clsx from 'clsx';
import { m } from '../../../texts/index.ts';
import { wordGap } from '../../../texts/join-text.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './password-rule-list.module.css';

const names: Readonly<Record<PasswordRule, () => string>> = {
  registerLength: m['account.rules.registerLength'],
  resetLength: m['account.rules.resetLength'],
  digit: m['account.rules.digit'],
  letter: m['account.rules.letter'],
  upper: m['account.rules.upper'],
  lower: m['account.rules.lower'],
  symbol: m['account.rules.symbol'],
};

/** The parts of a password rule, checked while typing. */
export function PasswordRuleList({ password, rules }: { password: string; rules: readonly PasswordRule[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => {
        const met = meetsPasswordRule(password, rule);
        return (
          <li key={rule} className={clsx(met && styles.met)}>
            {met ? <Icon of={check} size={16} /> : <i aria-hidden="true" />}
            {names[rule]()}
            <VisuallyHidden>{wordGap() + (met ? m['account.rules.met']() : m['account.rules.unmet']())}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
