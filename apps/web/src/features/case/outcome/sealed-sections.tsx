import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lock } from '../../../ui/icon/icons.ts';
import styles from './sealed-sections.module.css';
import type { useOpenCase } from './use-open-case.ts';

interface SealedSectionsProps {
  /** The anchors of the sealed sections, which links lead to. */
  anchors: readonly string[];
  /** The heading of the section that the address names; null for none. */
  linked: string | null;
  opening: ReturnType<typeof useOpenCase>;
}

/** The place of the sealed sections; a link to one of them is explained, and both ways to open it are offered. */
export function SealedSections({ anchors, linked, opening: { mutate, isPending, variables } }: SealedSectionsProps) {
  return (
    <aside className={styles.seal} aria-labelledby="sealed-title">
      {anchors.map((anchor) => (
        <i key={anchor} id={anchor} />
      ))}
      <Icon of={lock} />
      <div>
        <h3 id="sealed-title">{m['case.seal.title']()}</h3>
        <p>{linked === null ? m['case.seal.text']() : m['case.seal.linked']({ section: linked })}</p>
        {linked !== null && (
          <p className={styles.ways}>
            <Button onClick={goToDecision}>{m['case.seal.answer']()}</Button>
            <Button kind="text" busy={isPending && variables === null} onClick={() => mutate(null)}>
              {m['case.poll.skip']()}
            </Button>
          </p>
        )}
      </div>
    </aside>
  );
}

/** Not a link, so that the address goes on to name the section that the reader wants to read. */
function goToDecision(): void {
  const decision = document.getElementById('decision');
  decision?.scrollIntoView();
  decision?.querySelector('input')?.focus({ preventScroll: true });
}
