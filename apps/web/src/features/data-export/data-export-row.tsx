import { DATA_EXPORT_DAYS, formatFileSize } from '@osteon/domain';
import { type DataExport, useGetDataExport } from '../../entities/data-export/api/get-data-export.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { dateTimeText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { SettingsRow } from '../../ui/settings/settings-row.tsx';
import { useRequestDataExport } from './api/request-data-export.ts';
import styles from './data-export-row.module.css';

/** The archive of the customer's own data: to request, being prepared, to download (rules/data-export#states). */
export function DataExportRow() {
  const customerId = useCustomerId();
  const found = useGetDataExport(customerId);
  const { mutate, isPending } = useRequestDataExport(customerId);
  const { state, url, nextRequestAt } = found;
  return (
    <SettingsRow
      term={m['info.export.term']()}
      {...describe(found)}
      action={
        state !== 'preparing' && (
          <span className={styles.actions}>
            {state === 'ready' && (
              <a className={buttonClass({ size: 'sm' })} href={url} download>
                {m['info.export.download']()}
              </a>
            )}
            {nextRequestAt === null && (
              <Button size="sm" busy={isPending} onClick={() => mutate()}>
                {state === 'ready' ? m['info.export.again']() : m['info.export.request']()}
              </Button>
            )}
          </span>
        )
      }
    />
  );
}

/** The text of the row about the archive. */
function describe({ state, bytes, availableUntil }: DataExport): { value: string; note: string } {
  switch (state) {
    case 'preparing':
      return { value: m['info.export.preparing'](), note: m['info.export.preparingNote']() };
    case 'ready':
      return {
        value: m['info.export.ready']({ size: formatFileSize(bytes) }),
        note: m['info.export.readyNote']({ date: dateTimeText(availableUntil ?? 0) }),
      };
    case 'failed':
      return { value: m['info.export.failed'](), note: m['info.export.failedNote']() };
    case 'none':
      return { value: m['info.export.none'](), note: m['info.export.noneNote']({ days: DATA_EXPORT_DAYS }) };
  }
}
