import { useGetLatestUnreadTransfer } from '../../entities/transfer/api/get-latest-unread-transfer.ts';

/** True if a transfer is unread: the red dot of the header (rules/transfer#states). */
export function useHasUnreadTransfer(): boolean {
  const latest = useGetLatestUnreadTransfer();
  return latest != null && latest.id !== null;
}
