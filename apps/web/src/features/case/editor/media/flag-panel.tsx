import { m } from '../../../../texts/index.ts';
import { joinList } from '../../../../texts/join-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert } from '../../../../ui/icon/icons.ts';
import { getCaption, type MediaItem } from './media-items.ts';
import styles from './media-section.module.css';
import { useMask } from './use-mask.ts';

interface FlagPanelProps {
  item: MediaItem;
  number: number;
  onMask: () => void;
}

/** Text in a picture blocks the review, not saving: it is covered, or judged as none of a patient. */
export function FlagPanel({ item, number, onMask }: FlagPanelProps) {
  const mask = useMask(item);
  const name = getCaption(item) || m['caseEditor.media.image']({ number });
  const texts = (item.found?.flags ?? []).map(({ text }) => m['caseEditor.media.quote']({ text }));
  return (
    <div className={styles.panel} role="group" aria-label={m['caseEditor.media.panelTitle']({ name })}>
      <Icon of={alert} size={18} />
      <div>
        <h3>{m['caseEditor.media.panelTitle']({ name })}</h3>
        <p>{m['caseEditor.media.panelText']({ texts: joinList(texts) })}</p>
      </div>
      <div className={styles.choices}>
        <Button size="sm" onClick={onMask}>
          {m['caseEditor.media.cover']()}
        </Button>
        <Button size="sm" kind="text" busy={mask.isPending} onClick={() => mask.mutate(item.found?.boxes ?? [])}>
          {m['caseEditor.media.harmless']()}
        </Button>
      </div>
    </div>
  );
}
