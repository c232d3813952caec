import { ROUTE_FRAMES } from '@osteon/domain';
import { useNavigate } from 'react-router';
import { openDialog } from '../../lib/dialogs.ts';
import { emit } from '../../lib/events.ts';
import type { GatedRequest } from '../../lib/gated-action.ts';
import { storePendingAction } from '../../lib/pending-action.ts';
import { m } from '../../texts/index.ts';
import type { NextStep } from './explanation.ts';

/** A button of a lead. */
export interface LeadAction {
  readonly label: string;
  readonly follow: () => void;
}

/** The route that shows a certification's progress. */
const PROGRESS = `${ROUTE_FRAMES.personalInfo.path}#certification`;

/**
 * The button of a lead; null if there is none. `wanted` is the action that runs once the lead has succeeded
 * (rules/permission-lead#leads).
 */
export function useLeadAction(nextStep: NextStep, onClose: () => void, wanted: GatedRequest | null): LeadAction | null {
  const navigate = useNavigate();
  // Closing a dialog removes its history entry, so the page changes first.
  const showProgress = async () => {
    await navigate(PROGRESS);
    onClose();
  };
  switch (nextStep.kind) {
    case 'login':
      return {
        label: m['common.goLogin'](),
        follow: () => {
          onClose();
          if (wanted) storePendingAction(wanted, { kind: 'login' }, '');
          openDialog('login');
        },
      };
    case 'certify':
      return {
        label: m['cert.lead.go'](),
        // The certification closes the lead once it is there.
        follow: () => emit('certificationRequested', { level: nextStep.level, wanted: wanted ?? undefined }),
      };
    case 'review':
      return { label: m['perm.review.progress'](), follow: () => void showProgress() };
    case 'notAllowed':
      return null;
  }
}
