import { formatDuration } from '@osteon/domain';
import { useId, useState } from 'react';
import type { Video } from '../../../entities/video/api/get-video.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lock } from '../../../ui/icon/icons.ts';
import { Title } from '../../../ui/title/title.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { type Paywall, PaywallAction } from '../controls/paywall-action.tsx';
import { usePlayer } from '../player/player-context.tsx';
import chapters from './chapter-panel.module.css';
import styles from './locked-chapter.module.css';

const reasons: Readonly<Record<Paywall, () => string>> = {
  login: m['video.locked.login'],
  certification: m['video.locked.certification'],
  companyCertification: m['video.locked.certification'],
  membership: m['video.locked.membership'],
};

/**
 * A chapter past the try-watch. A click plays nothing but shows its gate; the player starts there once that is unlocked
 * (rules/video#try-watch).
 */
export function LockedChapter({ chapter, gate }: { chapter: Video['chapters'][number]; gate: Paywall }) {
  const player = usePlayer();
  const [isExplained, setIsExplained] = useState(false);
  const id = useId();
  const explain = () => {
    setIsExplained(!isExplained);
    player.chooseLocked(chapter.startSeconds);
  };
  return (
    <li className={`${chapters.chapter} ${styles.locked}`}>
      <button type="button" aria-expanded={isExplained} aria-controls={id} onClick={explain}>
        <span className={chapters.time}>{formatDuration(chapter.startSeconds)}</span>
        <Title of={chapter} />
        <Icon of={lock} size={16} />
        <VisuallyHidden>{m['video.locked.mark']()}</VisuallyHidden>
      </button>
      <div id={id} className={styles.reason} hidden={!isExplained}>
        <p>{reasons[gate]()}</p>
        <PaywallAction gate={gate} kind={gate === 'membership' ? 'gold' : 'primary'} size="sm" />
      </div>
    </li>
  );
}
