import type { RequestOf } from '@osteon/contract';
import { openDialog } from '../../../lib/dialogs.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { ActionButton } from '../../../ui/action-button/action-button.tsx';
import { flag } from '../../../ui/icon/content-icons.ts';

/** A resource in which an error can be reported. */
export type ReportedContent = Pick<RequestOf<'reportContent'>, 'resourceType' | 'resourceId'>;

/** Reports an error in a resource; a visitor logs in first (rules/content-report#content-reports). */
export function ReportContentAction({ target }: { target: ReportedContent }) {
  const isVisitor = useCustomerId() === '';
  const open = () => (isVisitor ? openDialog('login') : openDialog('reportContent', target));
  return <ActionButton icon={flag} label={m['content.report.error']()} onClick={open} />;
}
