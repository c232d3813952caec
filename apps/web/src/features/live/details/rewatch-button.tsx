import type { ResponseOf } from '@osteon/contract';
import clsx from 'clsx';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play } from '../../../ui/icon/icons.ts';
import { useStageWallClock } from '../engine/wall-clock-store.ts';
import styles from './item-action.module.css';

type Item = ResponseOf<'getActivityDetail'>['meetingActivity']['agenda'][number]['items'][number];

/**
 * The button that shows a past agenda item on the stage, while its stream or replay still contains it
 * (rules/live-stage#rewind).
 */
export function RewatchButton({ item: { at, endAt, title } }: { item: Item }) {
  const isAvailable = useStageWallClock(({ from }) => from !== null && from < endAt);
  const seekTo = useStageWallClock((shown) => shown.seekTo);
  if (!isAvailable) return null;
  return (
    <button
      type="button"
      className={clsx('target', styles.back)}
      data-live-action="scheduleClick"
      aria-label={m['live.stage.rewatchOf']({ title })}
      onClick={() => seekTo(at)}
    >
      <Icon of={play} size={16} />
      {m['live.stage.rewatch']()}
    </button>
  );
}
