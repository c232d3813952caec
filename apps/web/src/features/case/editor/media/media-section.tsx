import { CASE_IMAGES_MAX, CASE_SERIES_MAX } from '@osteon/domain';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../../lib/chunk/lazy-part.tsx';
import { m } from '../../../../texts/index.ts';
import { plus } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Region } from '../../../../ui/region/region.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { useDraftFormContext } from '../draft/editor-scope.ts';
import { moveItem } from '../sections/move-item.ts';
import { Findings } from '../sections/plain-sections.tsx';
import { Section } from '../sections/section.tsx';
import { useSortable } from '../sections/use-sortable.ts';
import { FlagPanel } from './flag-panel.tsx';
import { isUnchecked, type MediaItem } from './media-items.ts';
import styles from './media-section.module.css';
import { MediaTile } from './media-tile.tsx';
import { UploadTile } from './upload-tile.tsx';
import type { CaseUploads } from './uploads.ts';

const MaskDialog = lazyPart(async () => (await import('../mask/mask-dialog.tsx')).MaskDialog);

const ACCEPT = '.jpg,.jpeg,.png,.webp,.heic,.dcm,.dicom,.ima,.zip,image/*,application/dicom';

interface MediaSectionProps {
  items: readonly MediaItem[];
  uploads: CaseUploads;
}

/** Pictures and series with their texts in the pixels, and what the imaging shows (rules/case-editor#images). */
export function MediaSection({ items, uploads }: MediaSectionProps) {
  const form = useDraftFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [maskedId, setMaskedId] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const list = useStore(uploads.store, (state) => state.list);
  const { images, series } = form.values.fields;
  const masked = items.find(({ id }) => id === maskedId);
  const isFull = images.length >= CASE_IMAGES_MAX && series.length >= CASE_SERIES_MAX;

  const sortable = useSortable<HTMLUListElement>(items.length, (from, to) => {
    // A picture stays among the pictures, a series among the series.
    if (items[from]?.kind !== items[to]?.kind) return;
    if (from < images.length) form.setFieldValue('fields.images', [...moveItem(images, from, to)]);
    else form.setFieldValue('fields.series', [...moveItem(series, from - images.length, to - images.length)]);
    setAnnounced(m['caseEditor.media.moved']({ place: to + 1 }));
  });

  function change(item: MediaItem, caption: string, phase: 'before' | 'after') {
    if (item.kind === 'image')
      form.setFieldValue(
        'fields.images',
        images.map((each) => (each === item.place ? { ...each, caption, phase } : each)),
      );
    else
      form.setFieldValue(
        'fields.series',
        series.map((each) => (each === item.place ? { ...each, title: caption, phase } : each)),
      );
  }

  function remove(item: MediaItem) {
    if (item.kind === 'image')
      form.setFieldValue(
        'fields.images',
        images.filter((each) => each !== item.place),
      );
    else
      form.setFieldValue(
        'fields.series',
        series.filter((each) => each !== item.place),
      );
  }

  return (
    <Section section="imaging">
      <p className={styles.note}>{m['caseEditor.media.note']()}</p>
      <ul {...sortable.frame} className={styles.tiles} data-place="images">
        {items.map((item, index) => (
          <MediaTile
            key={item.id}
            item={item}
            number={index + 1}
            handle={sortable.getHandle(index)}
            isDragged={sortable.dragged === index}
            onChange={(caption, phase) => change(item, caption, phase)}
            onRemove={() => remove(item)}
            onMask={() => setMaskedId(item.id)}
          />
        ))}
        {list.map((upload, index) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            number={items.length + index + 1}
            onRetry={() => uploads.retry(upload)}
            onRemove={() => uploads.remove(upload.key)}
            onChooseAgain={() => {
              uploads.remove(upload.key);
              input.current?.click();
            }}
          />
        ))}
        {!isFull && (
          <li className={styles.tile}>
            <button type="button" className={styles.add} onClick={() => input.current?.click()}>
              <Icon of={plus} size={22} />
              {m['caseEditor.media.add']()}
            </button>
            <p className={styles.state}>{m['caseEditor.media.types']()}</p>
            <p className={styles.state}>{m['caseEditor.media.seriesTypes']()}</p>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPT}
        aria-label={m['caseEditor.media.add']()}
        onChange={({ currentTarget }) => {
          uploads.add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {items.map(
        (item, index) =>
          isUnchecked(item) && (
            <FlagPanel key={item.id} item={item} number={index + 1} onMask={() => setMaskedId(item.id)} />
          ),
      )}
      <Findings />
      {masked && (
        <Region skeleton={null}>
          <MaskDialog item={masked} onClose={() => setMaskedId(null)} />
        </Region>
      )}
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </Section>
  );
}
