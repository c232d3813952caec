import { useSuspenseQuery } from '@tanstack/react-query';
import {
  type Certification,
  getCustomerAuthInfoQuery,
} from '../../../entities/certification/api/get-customer-auth-info.ts';
import { itemsText } from '../../../entities/certification/certification-texts.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';
import { useLocale } from '../../../texts/locale.ts';
import { Button } from '../../../ui/button/button.tsx';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { SettingsRow, SettingsRows } from '../../../ui/settings/settings-row.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDeleteAuthEnclosures } from '../api/delete-auth-enclosures.ts';
import styles from './certification-data.module.css';

/** The data of the certification, and the retention of its pictures (rules/certification-pages#status-page). */
export function CertificationData() {
  const { certification } = useSuspenseQuery(getCustomerAuthInfoQuery(useCustomerId())).data;
  if (certification === null || certification.state === 'draft') return <Empty text={m['cert.data.empty']()} />;
  return certification.kind === 'company' ? (
    <CompanyRows certification={certification} />
  ) : (
    <PersonRows certification={certification} />
  );
}

function PersonRows({ certification }: { certification: Certification }) {
  const { name, hospital, title, specialties, state } = certification;
  const english = useLocale((current) => current.locale === 'en');
  const named = specialties.map((specialty) => (english ? specialty.nameEn : specialty.name));
  // During a review the submission stays unchanged.
  const changes = state === 'accepted';
  return (
    <SettingsRows>
      <SettingsRow term={m['cert.form.nameLabel']()} value={name} note={m['cert.data.nameNote']()} />
      <SettingsRow
        term={m['info.company']()}
        value={hospital}
        note={changes && m['cert.data.companyNote']()}
        action={
          changes && (
            <Button size="sm" onClick={() => openDialog('editProfile')}>
              {m['cert.data.changeHospital']()}
            </Button>
          )
        }
      />
      <SettingsRow
        term={m['cert.data.titleAndSpecialty']()}
        value={doctorTitleText(title) || m['info.notFilled']()}
        note={named.join(m['cert.itemSeparator']())}
        action={
          changes && (
            <Button size="sm" onClick={() => openDialog('editProfile')}>
              {m['cert.data.change']()}
            </Button>
          )
        }
      />
      <PictureRow certification={certification} />
    </SettingsRows>
  );
}

function CompanyRows({ certification }: { certification: Certification }) {
  const { hospital, licenceNo, name } = certification;
  return (
    <SettingsRows>
      <SettingsRow term={m['cert.company.name']()} value={hospital} note={licenceNo} />
      <SettingsRow term={m['cert.status.legalPerson']()} value={name} />
      <PictureRow certification={certification} />
    </SettingsRows>
  );
}

function PictureRow({ certification: { items, picturesUntil, state } }: { certification: Certification }) {
  const remove = useDeleteAuthEnclosures();
  const pictures = items.filter(({ picUrl }) => picUrl !== null);
  const confirmDeletion = async () => {
    const agreed = await confirm({
      title: m['cert.data.deleteTitle'](),
      text: m['cert.data.deleteText'](),
      confirmLabel: m['cert.data.delete'](),
      cancelLabel: m['common.cancel'](),
      destructive: true,
    });
    if (!agreed) return;
    remove.mutate(undefined, {
      onSuccess: () => toast.success(m['cert.data.deleted']()),
      onError: () => toast.error(m['cert.data.deleteFailed']()),
    });
  };
  const until =
    picturesUntil === null
      ? m['cert.data.picturesNote']()
      : m['cert.data.picturesUntil']({ date: dateText(picturesUntil) });
  // A refused certification needs its pictures until it is sent again.
  const removable = pictures.length > 0 && (state === 'accepted' || state === 'revoked');
  return (
    <SettingsRow
      term={m['cert.data.pictures']()}
      value={pictures.length === 0 ? m['cert.data.picturesDeleted']() : itemsText(pictures.map(({ item }) => item))}
      note={pictures.length > 0 && until}
      action={
        removable && (
          <Button size="sm" className={styles.delete} busy={remove.isPending} onClick={() => void confirmDeletion()}>
            {m['cert.data.delete']()}
          </Button>
        )
      }
    />
  );
}
