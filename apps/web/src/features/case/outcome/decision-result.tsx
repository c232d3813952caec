import type { ResponseOf } from '@osteon/contract';
import clsx from 'clsx';
import { useState } from 'react';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import styles from './decision.module.css';
import { getLetter } from './letter.ts';

type Level = 'all' | 'tertiary' | 'lower';

/** The decision after its outcome was opened: who chose which option, and the surgeon's (rules/case#distribution). */
export function DecisionResult({ decision, voteNum }: Pick<ResponseOf<'getCase'>, 'decision' | 'voteNum'>) {
  const [level, setLevel] = useState<Level>('all');
  const { question, options, chosen, reason, distribution, vote } = decision;
  const counts = options.map((_text, index) => {
    const entry = distribution?.find(({ option }) => option === index);
    return entry === undefined ? 0 : level === 'all' ? entry.count : entry.byLevel[level];
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.poll}>
      <h3 id="decision-result" tabIndex={-1}>
        {question}
      </h3>
      <div className={styles.note}>
        <span className="num">
          {voteNum === 0
            ? m['case.poll.noVotes']()
            : m['case.poll.votes']({ count: countText(level === 'all' ? voteNum : total) })}
        </span>
        <Segmented
          label={m['case.poll.level']()}
          options={[
            { value: 'all', label: m['common.all']() },
            { value: 'tertiary', label: m['case.poll.levelTertiary']() },
            { value: 'lower', label: m['case.poll.levelLower']() },
          ]}
          value={level}
          onChange={setLevel}
        />
      </div>
      <ol className={styles.result}>
        {options.map((option, index) => {
          const percent = total === 0 ? 0 : Math.round(((counts[index] ?? 0) / total) * 100);
          return (
            <li key={index} className={clsx((vote === index || option === chosen) && styles.marked)}>
              <span>{getLetter(index)}</span>
              <div>
                <p>
                  <span>
                    {option}
                    {vote === index && <b className={styles.own}>{m['case.poll.own']()}</b>}
                    {option === chosen && <b className={styles.chosen}>{m['case.poll.chosen']()}</b>}
                  </span>
                  <span className="num">{m['case.poll.percent']({ percent })}</span>
                </p>
                <div className={clsx(styles.bar, vote === index && styles.ownBar)} aria-hidden="true">
                  <i style={{ width: `${percent}%` }} />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      {reason && (
        <div className={styles.reason}>
          <h4>{m['case.poll.reason']()}</h4>
          <p>{reason}</p>
        </div>
      )}
    </div>
  );
}
