import { m } from '../../../texts/index.ts';
import { close } from '../../../ui/icon/icons.ts';
import { swap } from '../../../ui/icon/live-icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './second-frame.module.css';

interface SecondFrameProps {
  name: string;
  onSwap: () => void;
  onClose: () => void;
}

/** Name and buttons of the channel in the corner of the video (rules/live-stage#two-channels). */
export function SecondFrame({ name, onSwap, onClose }: SecondFrameProps) {
  return (
    <section className={styles.frame} aria-label={m['live.stage.second']({ name })}>
      <p>
        <span>{name}</span>
        <IconButton size="sm" label={m['live.stage.swap']()} icon={swap} onClick={onSwap} />
        <IconButton size="sm" label={m['live.stage.closeSecond']()} icon={close} onClick={onClose} />
      </p>
    </section>
  );
}
