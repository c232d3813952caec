import { DEFAULT_LANGUAGE_PREFERENCE, type LanguagePreference } from '@osteon/domain';
import { useId, useState } from 'react';
import { useGetLanguageConfigIfKnown } from '../../../entities/language/api/get-language-config.ts';
import { useLanguagePreference } from '../../../lib/language/language-preference.ts';
import { m } from '../../../texts/index.ts';
import { getLang } from '../../../texts/locale.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { languageChoices } from '../language-choices.ts';
import { useSaveLanguages } from '../use-save-languages.ts';
import styles from './language-dialog.module.css';
import { LanguageRadio } from './language-radio.tsx';

/**
 * Prompts for the languages of titles, subtitles and sound (rules/language#dialog). It opens with the stored languages,
 * the defaults for a visitor and after a failure. Closing saves the languages that it opened with
 * (rules/language#dialog), unless they could not be loaded.
 */
export function Component({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { known, isError } = useGetLanguageConfigIfKnown();
  const assumed = useLanguagePreference();
  const [changed, setChanged] = useState<Partial<LanguagePreference>>({});
  const { save, keep: saveSilently, isPending } = useSaveLanguages();
  const opened = known ?? (isError ? DEFAULT_LANGUAGE_PREFERENCE : assumed);
  const chosen = { ...opened, ...changed };
  const dismiss = () => {
    if (known) saveSilently(known);
    onClose();
  };
  const actions = (
    <div className={styles.actions}>
      <Button onClick={dismiss}>{m['common.cancel']()}</Button>
      <Button kind="primary" busy={isPending} onClick={() => save(chosen, onClose)}>
        {m['language.save']()}
      </Button>
    </div>
  );
  return (
    <Dialog title={m['shell.menu.language']()} width={520} actions={actions} onClose={dismiss}>
      {languageChoices.map(({ field, name, chinese, english }) => (
        <section key={field} className={styles.choice}>
          <h3 id={`${id}-${field}`} lang={getLang(name())}>
            {name()}
          </h3>
          <div role="radiogroup" aria-labelledby={`${id}-${field}`} className={styles.options}>
            {([1, 2] as const).map((value) => (
              <LanguageRadio
                key={value}
                name={`${id}-${field}`}
                label={value === 1 ? chinese() : english()}
                checked={chosen[field] === value}
                onChoose={() => setChanged({ ...changed, [field]: value })}
              />
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}
