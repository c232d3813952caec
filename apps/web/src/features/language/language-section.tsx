import type { LanguagePreference } from '@osteon/domain';
import { useState } from 'react';
import { useGetLanguageConfig } from '../../entities/language/api/get-language-config.ts';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Region } from '../../ui/region/region.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { SettingsRow, SettingsRowSkeletons, SettingsRows } from '../../ui/settings/settings-row.tsx';
import { SettingsFoot, SettingsSection } from '../../ui/settings/settings-section.tsx';
import { Loading } from '../../ui/skeleton/skeleton.tsx';
import { languageChoices } from './language-choices.ts';
import { useSaveLanguages } from './use-save-languages.ts';

/** The languages of titles, subtitles and sound (rules/language#preferences). */
export function LanguageSection({ id }: { id: string }) {
  const skeleton = (
    <Loading>
      <SettingsRowSkeletons count={3} />
    </Loading>
  );
  return (
    <SettingsSection id={id} title={m['shell.menu.language']()}>
      <Region skeleton={skeleton}>
        <LanguageRows />
      </Region>
    </SettingsSection>
  );
}

function LanguageRows() {
  const stored = useGetLanguageConfig();
  const [changed, setChanged] = useState<Partial<LanguagePreference>>({});
  const { save, isPending } = useSaveLanguages();
  const chosen = { ...stored, ...changed };
  const isChanged = languageChoices.some(({ field }) => chosen[field] !== stored[field]);
  return (
    <>
      <SettingsRows>
        {languageChoices.map(({ field, name, chinese, english }) => (
          <SettingsRow
            key={field}
            term={name()}
            value={
              <Segmented
                label={name()}
                options={[
                  { value: '1', label: chinese() },
                  { value: '2', label: english() },
                ]}
                value={chosen[field] === 1 ? '1' : '2'}
                onChange={(value) => setChanged({ ...changed, [field]: value === '1' ? 1 : 2 })}
              />
            }
          />
        ))}
      </SettingsRows>
      <SettingsFoot>
        <Button disabled={!isChanged} busy={isPending} onClick={() => save(chosen, () => setChanged({}))}>
          {m['language.save']()}
        </Button>
      </SettingsFoot>
    </>
  );
}
