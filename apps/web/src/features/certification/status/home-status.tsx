import { isCertified } from '@osteon/domain';
import { lazy } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { PartSkeleton } from './part-skeleton.tsx';

const Status = lazy(async () => ({ default: (await import('./certification-parts.ts')).CertificationStatus }));

const HEIGHT = 84;

/** The status band on the personal home, while an action is pending (rules/certification-pages#status-page). */
export function HomeStatus({ roleId }: { roleId: number | null }) {
  if (roleId === null || isCertified(roleId)) return null;
  return (
    <LazyBoundary placeholder={<PartSkeleton height={HEIGHT} />}>
      <Region skeleton={<PartSkeleton height={HEIGHT} />}>
        <Status />
      </Region>
    </LazyBoundary>
  );
}
