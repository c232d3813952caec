import { useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { plus, trash, undo } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import type { MediaItem } from '../media/media-items.ts';
import { type Box, useMask } from '../media/use-mask.ts';
import { fitBox, middleBox, type PictureSize } from './box-rules.ts';
import styles from './mask-dialog.module.css';
import { MaskPicture } from './mask-picture.tsx';
import { SlicePicture } from './slice-picture.tsx';

const BOXES_MAX = 50;

interface MaskDialogProps {
  item: MediaItem;
  onClose: () => void;
}

/** Covers text in a picture, or at the same place of every slice (rules/case-editor#masks). */
export function MaskDialog({ item, onClose }: MaskDialogProps) {
  const size = getSize(item);
  const flags = item.found?.flags ?? [];
  const [slice, setSlice] = useState(0);
  const [selected, setSelected] = useState<number | null>(null);
  // Found text is framed already; earlier covers stay.
  const [first] = useState<readonly Box[]>(() => getFirstBoxes(item, size));
  const [history, setHistory] = useState<readonly (readonly Box[])[]>([]);
  const [boxes, setBoxes] = useState(first);
  const [shown, setShown] = useState(first);
  const mask = useMask(item);

  const commit = (next: readonly Box[], index: number | null) => {
    setHistory([...history, boxes]);
    setBoxes(next);
    setShown(next);
    setSelected(index);
  };
  const remove = (index: number) => commit(boxes.toSpliced(index, 1), null);
  const goBack = () => {
    const before = history.at(-1);
    if (!before) return;
    setHistory(history.slice(0, -1));
    setBoxes(before);
    setShown(before);
    setSelected(null);
  };
  const box = selected === null ? undefined : shown[selected];
  const stack = item.kind === 'series' ? item.found?.stack : null;

  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <Button kind="primary" busy={mask.isPending} onClick={() => mask.mutate(boxes, { onSuccess: onClose })}>
        {m['caseEditor.mask.save']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['caseEditor.mask.title']()} width={520} actions={actions} onClose={onClose}>
      <MaskPicture
        size={size}
        boxes={shown}
        selected={selected}
        onSelect={setSelected}
        onRemove={remove}
        onChange={(next, index, isFinal) => {
          if (next.length > BOXES_MAX) return;
          if (isFinal) return commit(next, index);
          setShown(next);
          setSelected(index);
        }}
      >
        {stack ? (
          <SlicePicture stack={stack} slice={slice} />
        ) : (
          <img
            className={styles.picture}
            src={item.found && 'url' in item.found ? item.found.url : ''}
            alt={m['caseEditor.mask.picture']()}
            draggable={false}
          />
        )}
      </MaskPicture>
      {stack && (
        <label className={styles.slice}>
          <span className="num">{m['caseEditor.mask.slice']({ slice: slice + 1, count: stack.count })}</span>
          <input
            type="range"
            min={0}
            max={stack.count - 1}
            value={slice}
            onChange={({ currentTarget }) => setSlice(Number(currentTarget.value))}
          />
        </label>
      )}
      <p className={styles.note}>
        {m['caseEditor.mask.note']({ count: flags.length })}
        {stack && m['caseEditor.mask.seriesNote']()}
      </p>
      <div className={styles.tools}>
        <Button
          size="sm"
          disabled={boxes.length >= BOXES_MAX}
          onClick={() => commit([...boxes, middleBox(size)], boxes.length)}
        >
          <Icon of={plus} size={16} />
          {m['caseEditor.mask.add']()}
        </Button>
        <Button size="sm" disabled={history.length === 0} onClick={goBack}>
          <Icon of={undo} size={16} />
          {m['caseEditor.mask.undo']()}
        </Button>
        <span className="num">{m['caseEditor.mask.count']({ count: boxes.length })}</span>
      </div>
      {/* Its room is reserved: the picture must not move under the pointer that draws. */}
      <div className={styles.numbers} data-empty={!box}>
        {NUMBERS.map(({ key, label }) => (
          <label key={key}>
            {label()}
            <input
              type="number"
              min={0}
              value={box?.[key] ?? 0}
              onChange={({ currentTarget: { valueAsNumber } }) => {
                if (!box || selected === null || Number.isNaN(valueAsNumber)) return;
                commit(boxes.with(selected, fitBox({ ...box, [key]: valueAsNumber }, size)), selected);
              }}
            />
          </label>
        ))}
        <IconButton
          label={m['caseEditor.mask.remove']({ number: (selected ?? 0) + 1 })}
          icon={trash}
          onClick={() => selected !== null && remove(selected)}
        />
      </div>
    </Dialog>
  );
}

const NUMBERS = [
  { key: 'x', label: m['caseEditor.mask.left'] },
  { key: 'y', label: m['caseEditor.mask.top'] },
  { key: 'width', label: m['caseEditor.mask.width'] },
  { key: 'height', label: m['caseEditor.mask.height'] },
] as const;

function getSize({ kind, found }: MediaItem): PictureSize {
  const source = kind === 'image' ? found : found?.stack;
  return source ?? { width: 1, height: 1 };
}

function getFirstBoxes({ found }: MediaItem, size: PictureSize): readonly Box[] {
  if (!found) return [];
  if (found.isChecked) return found.boxes;
  const flags = (found.flags ?? []).map(({ x, y, width, height }) => fitBox({ x, y, width, height }, size));
  return [...found.boxes, ...flags].slice(0, BOXES_MAX);
}
