import type { Locale } from '@osteon/domain';
import clsx from 'clsx';
import { useId, useRef } from 'react';
import { m } from '../../../texts/index.ts';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { camera } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { close } from '../../../ui/icon/icons.ts';
import { Progress } from '../../../ui/progress/progress.tsx';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  /** Address of the chosen one; null before. */
  ownUrl: string | null;
  /** Displayed without a photo: the former picture. */
  retainedUrl: string | null;
  /** Accessible name of the preview. */
  alt: string;
  locale: Locale;
  /** The problem of the photo or its submission; some of the texts stay Chinese in the English form. */
  problem: string | null;
  /** It is being submitted. */
  busy: boolean;
  /** Share of it that has been uploaded, 0 to 1; null if none is. */
  sent: number | null;
  /** None may be chosen yet. */
  disabled: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Chooses a photo, or shows the chosen one (rules/certification#work-card). */
export function PhotoField({
  ownUrl,
  retainedUrl,
  alt,
  locale,
  problem,
  busy,
  sent,
  disabled,
  onChoose,
  onRemove,
}: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const source = ownUrl ?? retainedUrl;
  return (
    <div>
      {source === null ? (
        <button
          type="button"
          className={clsx(styles.choose, problem !== null && styles.wrong)}
          data-autofocus={disabled ? undefined : true}
          disabled={disabled}
          aria-labelledby={id}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-problem`}
          onClick={() => input.current?.click()}
        >
          <Icon of={camera} size={28} />
          <b id={id}>{m['cert.upload.choose']({}, { locale })}</b>
          <span id={`${id}-hint`}>{m['cert.upload.hint']({}, { locale })}</span>
        </button>
      ) : (
        <div className={styles.preview} aria-busy={busy}>
          <img src={source} alt={alt} />
          {busy ? (
            <div className={styles.upload}>
              <p role="status">{m['cert.upload.uploading']({}, { locale })}</p>
              {sent !== null && (
                <>
                  <span className="num">{Math.floor(sent * 100)}%</span>
                  <Progress label={alt} value={sent} />
                </>
              )}
            </div>
          ) : (
            <button
              type="button"
              aria-label={ownUrl ? m['cert.upload.remove']({}, { locale }) : m['cert.upload.choose']({}, { locale })}
              disabled={disabled && !ownUrl}
              onClick={ownUrl ? onRemove : () => input.current?.click()}
            >
              <Icon of={ownUrl ? close : camera} size={18} />
            </button>
          )}
        </div>
      )}
      {problem !== null && (
        <FieldError id={`${id}-problem`} lang={/\p{Script=Han}/u.test(problem) ? 'zh-CN' : 'en'}>
          {problem}
        </FieldError>
      )}
      <input
        ref={input}
        type="file"
        hidden
        disabled={disabled}
        accept="image/*"
        aria-label={m['cert.upload.choose']({}, { locale })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
