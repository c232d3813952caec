import { MEMBERSHIP_RESOURCE_TYPE, MembershipEntry } from '@osteon/domain';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink, type ButtonVariant } from '../../../ui/button/button.tsx';
import { leaveFullscreen } from '../../../ui/player/fullscreen.ts';

/** The gate to the rest of a video. */
export type Paywall = NonNullable<VideoPlay['gate']>;

const MEMBERSHIP = `/membership?resourceId=${MembershipEntry.headerButton}&resourceType=${MEMBERSHIP_RESOURCE_TYPE}`;

/** The action that lifts a paywall: login, certification or membership. */
export function PaywallAction({ gate, ...look }: { gate: Paywall } & ButtonVariant) {
  const level = gate === 'companyCertification' ? 'company' : 'level1';
  switch (gate) {
    case 'login':
      return (
        <Button {...look} onClick={() => void leaveFullscreen().then(() => openDialog('login'))}>
          {m['common.goLogin']()}
        </Button>
      );
    case 'certification':
    case 'companyCertification':
      return (
        <Button {...look} onClick={() => void leaveFullscreen().then(() => emit('certificationRequested', { level }))}>
          {m['cert.lead.go']()}
        </Button>
      );
    case 'membership':
      return (
        <ButtonLink {...look} to={MEMBERSHIP}>
          {m['membership.open']()}
        </ButtonLink>
      );
  }
}
