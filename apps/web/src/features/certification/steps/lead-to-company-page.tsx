import { ROUTE_FRAMES } from '@osteon/domain';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/** Replaces the dialog by the page of a company's certification (rules/certification-pages#company-page). */
export function LeadToCompanyPage({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const lead = useEffectEvent(async () => {
    await navigate(ROUTE_FRAMES.allinManufacturerAuth.path);
    onClose();
  });
  useEffect(() => void lead(), []);
  return null;
}
