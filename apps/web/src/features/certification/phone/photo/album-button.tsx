import { m } from '../../../../texts/index.ts';
import { buttonClass } from '../../../../ui/button/button.tsx';
import styles from '../certify.module.css';

/** Chooses a picture of the album. The named types make a phone convert its own format to JPEG. */
export function AlbumButton({ disabled = false, onFile }: { disabled?: boolean; onFile: (file: File) => void }) {
  return (
    <label className={buttonClass({ wide: true }, styles.album)} aria-disabled={disabled || undefined}>
      <FileInput disabled={disabled} onFile={onFile} />
      {m['certify.document.album']()}
    </label>
  );
}

/** The input of a picture; `capture` opens the camera app of the phone. */
export function FileInput({
  disabled = false,
  capture,
  onFile,
}: {
  disabled?: boolean;
  capture?: 'environment';
  onFile: (file: File) => void;
}) {
  return (
    <input
      type="file"
      accept="image/jpeg,image/png,image/webp"
      disabled={disabled}
      capture={capture}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
        currentTarget.value = '';
      }}
    />
  );
}
