import { CANCELLATION_DAYS } from '@osteon/domain';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SettingsRow, SettingsRows } from '../../../ui/settings/settings-row.tsx';
import { SettingsSection } from '../../../ui/settings/settings-section.tsx';
import styles from './cancellation.module.css';

/** Starts the cancellation of the account (rules/cancellation#request). */
export function CancellationSection({ id }: { id: string }) {
  const days = CANCELLATION_DAYS;
  return (
    <SettingsSection id={id} title={m['info.cancel']()}>
      <SettingsRows>
        <SettingsRow
          term={m['info.cancelTerm']()}
          value={m['info.cancelTitle']({ days })}
          note={m['info.cancelNote']({ days })}
          action={
            <Button size="sm" className={styles.danger} onClick={() => openDialog('cancelAccount')}>
              {m['info.cancelAction']()}
            </Button>
          }
        />
      </SettingsRows>
    </SettingsSection>
  );
}
