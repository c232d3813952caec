import { TEST_TRIES_A_DAY } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import styles from './test-rules.module.css';

/** Rules of every attempt at a test (rules/course-test#score, #tries, #time). */
export function TestRules({ count, mark }: { count: number; mark: number }) {
  const rules = [
    m['test.rule.mark']({ count, mark }),
    m['test.rule.tries']({ tries: TEST_TRIES_A_DAY }),
    m['test.rule.leave'](),
    m['test.rule.credit'](),
  ];
  return (
    <section className={styles.rules}>
      <h2>{m['test.rules']()}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
