import { ROUTE_FRAMES, RoleId } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { getCustomerAuthInfoQuery } from '../../../entities/certification/api/get-customer-auth-info.ts';
import type { CertificationRequest } from '../../../entities/certification/open-certification.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { CertificationSteps } from '../steps/certification-steps.tsx';
import { SubmittedStep } from '../steps/submitted-step.tsx';

/** Certifies a doctor in three steps, or leads a company to its page (rules/certification-pages#dialog). */
export function Component({ level, company, onClose }: CertificationRequest & { onClose: () => void }) {
  const customerId = useCustomerId();
  const { data: info, error, isFetching, refetch } = useQuery(getCustomerAuthInfoQuery(customerId));
  const certification = info?.certification ?? null;
  const inReview = certification?.state === 'review';
  const [wasInReview, setWasInReview] = useState(false);
  if (inReview && !wasInReview) setWasInReview(true);
  // The page displays a decision that arrives meanwhile.
  const decided = wasInReview && info !== undefined && !inReview;
  useEffect(() => {
    if (decided) onClose();
  }, [decided, onClose]);
  if (company || info?.roleId === RoleId.companyNotAuthenticated) return <LeadToCompanyPage onClose={onClose} />;
  if (info === undefined) {
    return (
      <Dialog title={m['cert.title']()} width={520} phone="page" onClose={onClose}>
        {error ? (
          <ErrorState {...errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Loading>
            <Skeleton width="100%" height={168} />
          </Loading>
        )}
      </Dialog>
    );
  }
  if (inReview) return <SubmittedStep certification={certification} onClose={onClose} />;
  if (decided) return null;
  const wanted = level ?? (info.roleId === RoleId.doctorLevel1 ? 2 : 1);
  return <CertificationSteps info={info} level={wanted} onClose={onClose} />;
}

/** Replaces the dialog by the page of a company's certification (rules/certification-pages#company-page). */
function LeadToCompanyPage({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const lead = useEffectEvent(async () => {
    await navigate(ROUTE_FRAMES.allinManufacturerAuth.path);
    onClose();
  });
  useEffect(() => void lead(), []);
  return null;
}
