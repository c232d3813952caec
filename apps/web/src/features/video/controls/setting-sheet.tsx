import { useId, useRef } from 'react';
import type { Setting } from '../../../entities/video/player/settings.ts';
import { m } from '../../../texts/index.ts';
import { getLang } from '../../../texts/locale.ts';
import { close } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './setting-sheet.module.css';

/**
 * All settings behind one word, where the player is too narrow for four. A dialog of the browser's own, since it must
 * be on top in fullscreen too.
 */
export function SettingSheet({ settings }: { settings: readonly Setting[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useId();
  const name = m['video.settings']();
  return (
    <>
      <button
        type="button"
        className={styles.word}
        aria-describedby={shown}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
        <span id={shown} aria-hidden="true" lang={getLang(settings.at(-1)?.shown)}>
          {settings.at(-1)?.shown}
        </span>
      </button>
      <dialog ref={dialog} className={styles.sheet} aria-label={name} closedby="any">
        <div className={styles.content}>
          {settings.toReversed().map((setting) => (
            <Options key={setting.name} setting={setting} />
          ))}
          <IconButton
            className={styles.close}
            label={m['common.close']()}
            icon={close}
            size="lg"
            onClick={() => dialog.current?.close()}
          />
        </div>
      </dialog>
    </>
  );
}

function Options({ setting: { name, value, options, choose } }: { setting: Setting }) {
  const group = useId();
  return (
    <fieldset className={styles.options}>
      <legend>{name}</legend>
      {options.map((option) => (
        <label key={option.value} lang={getLang(option.label)}>
          <input type="radio" name={group} checked={option.value === value} onChange={() => choose(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
