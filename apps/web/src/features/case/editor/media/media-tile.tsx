import { CASE_TEXT_MAX } from '@osteon/domain';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { m } from '../../../../texts/index.ts';
import { grip } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert, check, close, image, refresh } from '../../../../ui/icon/icons.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { getCaption, isUnchecked, type MediaItem } from './media-items.ts';
import styles from './media-section.module.css';
import { seriesProblemText } from './series-text.ts';

interface MediaTileProps {
  item: MediaItem;
  /** From 1, over pictures and series. */
  number: number;
  handle: ComponentProps<'button'>;
  isDragged: boolean;
  onChange: (caption: string, phase: 'before' | 'after') => void;
  onRemove: () => void;
  onMask: () => void;
}

/** A picture or series with its caption, time, state and remedy. */
export function MediaTile({ item, number, handle, isDragged, onChange, onRemove, onMask }: MediaTileProps) {
  const caption = getCaption(item);
  const { phase } = item.place;
  const isFlagged = isUnchecked(item);
  return (
    <li className={styles.tile} data-dragged={isDragged} data-place={item.id}>
      <div className={clsx(styles.picture, isFlagged && styles.flagged)}>
        <TilePicture item={item} />
        <button type="button" className={styles.handle} aria-label={m['caseEditor.media.move']({ number })} {...handle}>
          <Icon of={grip} size={14} />
        </button>
        <IconButton
          size="sm"
          className={styles.remove}
          label={m['caseEditor.media.remove']({ number })}
          icon={close}
          onClick={onRemove}
        />
      </div>
      <input
        type="text"
        className={styles.caption}
        aria-label={m['caseEditor.media.caption']({ number })}
        placeholder={m['caseEditor.media.captionHint']()}
        maxLength={CASE_TEXT_MAX.caption}
        autoComplete="off"
        value={caption}
        onChange={({ currentTarget }) => onChange(currentTarget.value, phase)}
      />
      <select
        className={styles.phase}
        aria-label={m['caseEditor.media.phase']({ number })}
        value={phase}
        onChange={({ currentTarget }) => onChange(caption, currentTarget.value === 'after' ? 'after' : 'before')}
      >
        <option value="before">{m['caseEditor.media.phaseBefore']()}</option>
        <option value="after">{m['caseEditor.media.phaseAfter']()}</option>
      </select>
      <TileState item={item} />
      {item.found?.state === 'ready' && (
        <button type="button" className={styles.remedy} onClick={onMask}>
          {isFlagged ? m['caseEditor.media.cover']() : m['caseEditor.media.edit']()}
        </button>
      )}
    </li>
  );
}

function TilePicture({ item }: { item: MediaItem }) {
  if (item.kind === 'series' || !item.found || item.found.thumbnailUrl === '') return <Icon of={image} size={24} />;
  const { thumbnailUrl, flags, width, height, isChecked } = item.found;
  return (
    <div
      className={styles.frame}
      style={{ aspectRatio: `${width} / ${height}`, [width >= height ? 'width' : 'height']: '100%' }}
    >
      <img src={thumbnailUrl} alt="" draggable={false} />
      {!isChecked &&
        flags?.map((flag) => (
          <i
            key={`${flag.x} ${flag.y}`}
            className={styles.flag}
            style={{
              left: `${(flag.x / width) * 100}%`,
              top: `${(flag.y / height) * 100}%`,
              width: `${(flag.width / width) * 100}%`,
              height: `${(flag.height / height) * 100}%`,
            }}
          />
        ))}
    </div>
  );
}

function TileState({ item }: { item: MediaItem }) {
  const { found } = item;
  if (!found) return <State icon={refresh}>{m['caseEditor.media.reading']()}</State>;
  if (found.state === 'failed')
    return (
      <State icon={alert} isWrong>
        {'problem' in found ? seriesProblemText(found.problem) : m['caseEditor.media.unreadable']()}
      </State>
    );
  if (found.state === 'queued') return <State icon={refresh}>{m['caseEditor.media.queued']()}</State>;
  if (found.state === 'working')
    return <State icon={refresh}>{m['caseEditor.media.working']({ percent: found.percent })}</State>;
  if (isUnchecked(item))
    return (
      <State icon={alert} isWrong>
        {m['caseEditor.media.hasText']({ text: found.flags?.[0]?.text ?? '' })}
      </State>
    );
  if (found.flags === null) return <State icon={refresh}>{m['caseEditor.media.reading']()}</State>;
  return (
    <State icon={check} isDone>
      {'stack' in found && found.stack
        ? m['caseEditor.media.slices']({ count: found.stack.count })
        : m['caseEditor.media.done']()}
    </State>
  );
}

interface StateProps {
  icon: string;
  isWrong?: boolean;
  isDone?: boolean;
  children: ReactNode;
}

/** The line of a state below a tile. */
export function State({ icon, isWrong = false, isDone = false, children }: StateProps) {
  return (
    <p className={clsx(styles.state, isWrong && styles.wrong, isDone && styles.done)}>
      <Icon of={icon} size={14} />
      <span>{children}</span>
    </p>
  );
}
