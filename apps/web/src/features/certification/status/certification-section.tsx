import { type ComponentType, lazy } from 'react';
import { m } from '../../../texts/index.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { SettingsSection } from '../../../ui/settings/settings-section.tsx';
import { PartSkeleton } from './part-skeleton.tsx';

type Parts = typeof import('./certification-parts.ts');

/** The parts load after the page: their space and their anchors are there from the start. */
const part = (name: keyof Parts): ComponentType =>
  lazy(async () => ({ default: (await import('./certification-parts.ts'))[name] }));

const Status = part('CertificationStatus');
const Ladder = part('PermissionLadder');
const Data = part('CertificationData');
const History = part('CertificationHistory');

/**
 * The state of the certification, the permissions of each level, the submitted data, the history
 * (rules/certification-pages#status-page).
 */
export function CertificationSection({ id }: { id: string }) {
  return (
    <>
      <SettingsSection id={id} title={m['cert.title']()}>
        <Part of={Status} height={84} />
      </SettingsSection>
      <SettingsSection id={`${id}-ladder`} title={m['cert.ladder.title']()} note={m['cert.ladder.note']()}>
        <Part of={Ladder} height={480} />
      </SettingsSection>
      <SettingsSection id={`${id}-data`} title={m['cert.data.title']()}>
        <Part of={Data} height={300} />
      </SettingsSection>
      <SettingsSection id={`${id}-history`} title={m['cert.history.title']()}>
        <Part of={History} height={160} />
      </SettingsSection>
    </>
  );
}

function Part({ of: Content, height }: { of: ComponentType; height: number }) {
  return (
    <LazyBoundary placeholder={<PartSkeleton height={height} />}>
      <Region skeleton={<PartSkeleton height={height} />}>
        <Content />
      </Region>
    </LazyBoundary>
  );
}
