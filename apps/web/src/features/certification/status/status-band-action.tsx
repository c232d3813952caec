import { ROUTE_FRAMES } from '@osteon/domain';
import type { Certification } from '../../../entities/certification/api/get-customer-auth-info.ts';
import type { StatusAction } from '../../../entities/certification/describe-status.ts';
import { openCertification } from '../../../entities/certification/open-certification.ts';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';

/** The button of the status band on the desktop (rules/certification-pages#status-page). */
export function renderStatusAction(action: StatusAction, certification: Certification | null) {
  const { path } = ROUTE_FRAMES.personalInfo;
  switch (action) {
    case 'certify':
      return (
        <Button kind="primary" size="sm" onClick={() => openCertification()}>
          {m['cert.lead.go']()}
        </Button>
      );
    case 'applyLevel2':
      return (
        <Button size="sm" onClick={() => openCertification({ level: 2 })}>
          {m['cert.status.applyLevel2']()}
        </Button>
      );
    case 'fix':
      return <FixButton certification={certification} />;
    case 'viewDocuments':
      return (
        <ButtonLink size="sm" to={`${path}#certification-data`}>
          {m['cert.status.viewDocuments']()}
        </ButtonLink>
      );
    case 'viewLadder':
      return (
        <ButtonLink size="sm" to={`${path}#certification-ladder`}>
          {m['cert.status.viewLadder']()}
        </ButtonLink>
      );
  }
}

function FixButton({ certification }: { certification: Certification | null }) {
  const company = certification?.kind === 'company';
  return (
    <Button
      kind="primary"
      size="sm"
      onClick={() => openCertification({ company, level: certification?.kind === 'doctorLevel2' ? 2 : 1 })}
    >
      {company ? m['cert.status.mendDocuments']() : m['cert.status.mendPhoto']()}
    </Button>
  );
}
