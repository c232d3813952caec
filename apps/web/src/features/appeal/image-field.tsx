import { useId, useRef } from 'react';
import { m } from '../../texts/index.ts';
import { FieldError } from '../../ui/field/field-error.tsx';
import { plus } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { close } from '../../ui/icon/icons.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './image-field.module.css';
import type { useImageUploads } from './use-image-uploads.ts';

/** Up to three images, each with its remove button (rules/appeal#pictures). */
export function ImageField({ field }: { field: ReturnType<typeof useImageUploads> }) {
  const { pictures, error, canAdd, uploading, add, remove } = field;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <div className={styles.head}>
        <span id={id}>{m['appeal.images']()}</span>
        <span>{m['appeal.imagesRule']()}</span>
      </div>
      <ul className={styles.pictures} aria-labelledby={id}>
        {pictures.map(({ key, thumbnail, id: imageId }) => (
          <li key={key} aria-busy={imageId === null}>
            <img src={thumbnail} width={88} height={88} alt={m['appeal.image']()} />
            <button
              type="button"
              className={styles.remove}
              aria-label={m['appeal.removeImage']()}
              onClick={() => {
                remove(key);
                // The button is removed with its image; the focus stays in the field.
                (adder.current ?? input.current)?.focus();
              }}
            >
              <Icon of={close} size={16} />
            </button>
          </li>
        ))}
        {canAdd && (
          <li>
            <button ref={adder} type="button" className={styles.add} onClick={() => input.current?.click()}>
              <Icon of={plus} size={22} />
              {m['appeal.addImage']()}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {error && <FieldError>{error}</FieldError>}
      <VisuallyHidden>
        <span role="status">{uploading && m['appeal.uploading']()}</span>
      </VisuallyHidden>
    </div>
  );
}
