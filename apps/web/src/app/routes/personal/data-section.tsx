import { ConsentRow } from '../../../features/agreement/consent-row.tsx';
import { DataExportRow } from '../../../features/data-export/data-export-row.tsx';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { m } from '../../../texts/index.ts';
import { Region } from '../../../ui/region/region.tsx';
import { SettingsRowSkeletons, SettingsRows } from '../../../ui/settings/settings-row.tsx';
import { SettingsSection } from '../../../ui/settings/settings-section.tsx';
import { Loading } from '../../../ui/skeleton/skeleton.tsx';

const skeleton = (
  <Loading>
    <SettingsRowSkeletons count={1} />
  </Loading>
);

// Few have blocked somebody.
const BlockedRow = lazyPart(
  async () => (await import('../../../features/engagement/block/blocked-row.tsx')).BlockedRow,
);

/** The customer's consents, stored data and blocked people. */
export function DataSection({ id }: { id: string }) {
  return (
    <SettingsSection id={id} title={m['info.data']()}>
      <Region skeleton={skeleton}>
        <SettingsRows>
          <ConsentRow />
        </SettingsRows>
      </Region>
      <Region skeleton={skeleton}>
        <SettingsRows>
          <DataExportRow />
        </SettingsRows>
      </Region>
      <Region skeleton={skeleton}>
        <SettingsRows>
          <BlockedRow />
        </SettingsRows>
      </Region>
    </SettingsSection>
  );
}
