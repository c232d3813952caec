import { lazy, useEffect } from 'react';
import { useGetLatestUnreadTransfer } from '../../entities/transfer/api/get-latest-unread-transfer.ts';
import { useDialogs } from '../../lib/dialogs.ts';
import { useLeaderElection } from '../../lib/poll/leader-election.ts';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';
import { useMarkTransferPopupShown } from './api/mark-transfer-popup-shown.ts';

const TransferPopup = lazy(async () => ({ default: (await import('./transfer-popup.tsx')).TransferPopup }));

/**
 * Watches for what the phone sends. A new transfer pops up in the tab that is looked at, once; while the list is open it
 * does not, as that list is about it (rules/transfer#pop-up).
 */
export function TransferWatch() {
  const latest = useGetLatestUnreadTransfer();
  const leads = useLeaderElection((state) => state.leads);
  const listed = useDialogs(({ open }) => open.some(({ name }) => name === 'transfers'));
  const { mutate: markShown, variables: shownId } = useMarkTransferPopupShown();
  const id = latest?.id ?? null;
  const newId = leads && latest?.popupStatus === 0 && id !== shownId ? id : null;

  useEffect(() => {
    if (newId !== null) markShown(newId);
  }, [newId, markShown]);

  const content = latest?.resourceResult ?? null;
  if (id === null || id !== shownId || content === null || listed) return null;
  return (
    <LazyBoundary>
      <TransferPopup key={id} id={id} content={content} />
    </LazyBoundary>
  );
}
