import { useIsFetching } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { useGetLatestUnreadTransfer } from '../../entities/transfer/api/get-latest-unread-transfer.ts';
import { useDialogs } from '../../lib/dialogs.ts';
import { useNoticeTurn } from '../../lib/notices.ts';
import { useLeaderElection } from '../../lib/poll/leader-election.ts';
import { useBreakpoint } from '../../lib/use-breakpoint.ts';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';
import { useMarkTransferPopupShown } from './api/mark-transfer-popup-shown.ts';

const TransferPopup = lazy(async () => ({ default: (await import('./transfer-popup.tsx')).TransferPopup }));

/**
 * Watches for transfers from the phone. A new transfer pops up in the visible tab, once; while the list is open it does
 * not, as that list contains it. On phones it waits for dialogs and a coupon (rules/transfer#pop-up).
 */
export function TransferWatch() {
  const latest = useGetLatestUnreadTransfer();
  const leads = useLeaderElection((state) => state.leads);
  const listed = useDialogs(({ open }) => open.some(({ name }) => name === 'transfers'));
  const isAlone = useDialogs(({ open }) => open.length === 0);
  const isIdle = useIsFetching() === 0;
  const isPhone = useBreakpoint() === 'phone';
  const { mutate: markShown, variables: shownId } = useMarkTransferPopupShown();
  const [closedId, setClosedId] = useState<string | null>(null);
  const id = latest?.id ?? null;
  const isNew = leads && latest?.popupStatus === 0 && id !== shownId;
  const isShown = id !== null && id === shownId && id !== closedId && !listed;
  const isTurn = useNoticeTurn('transfer', isNew || isShown);
  const isFree = !isPhone || (isAlone && isIdle);
  const newId = isNew && isTurn && isFree ? id : null;

  useEffect(() => {
    if (newId !== null) markShown(newId);
  }, [newId, markShown]);

  const content = latest?.resourceResult ?? null;
  if (!isShown || content === null) return null;
  return (
    <LazyBoundary>
      <TransferPopup key={id} id={id} content={content} onClose={() => setClosedId(id)} />
    </LazyBoundary>
  );
}
