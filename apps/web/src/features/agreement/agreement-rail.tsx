import type { ResponseOf } from '@osteon/contract';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { print } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './agreement.module.css';
import { getAnchor, splitHeading } from './agreement-sections.ts';

/** Links to the important clauses, and the print button. */
export function AgreementRail({ sections }: { sections: ResponseOf<'getAgreementByCode'>['sections'] }) {
  return (
    <aside className={styles.rail} aria-label={m['agreement.weighing']()}>
      <h2>{m['agreement.weighing']()}</h2>
      <ol>
        {sections.map(({ heading, weighs }, index) => {
          const { numeral, title } = splitHeading(heading);
          return (
            weighs && (
              <li key={heading} lang={getLang(heading)}>
                <a href={`#${getAnchor(index)}`}>
                  <span>{numeral}</span>
                  {title}
                </a>
              </li>
            )
          );
        })}
      </ol>
      <Button kind="secondary" size="sm" onClick={() => window.print()}>
        <Icon of={print} size={16} />
        {m['agreement.print']()}
      </Button>
    </aside>
  );
}
