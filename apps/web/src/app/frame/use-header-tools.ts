import { useMessageTool } from '../../features/message/use-message-tool.ts';
import type { HeaderTool } from '../../features/shell/header/header-tool.ts';
import { useHasUnreadTransfer } from '../../features/transfer/use-has-unread-transfer.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { emit } from '../../lib/events.ts';
import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { publish, transfer } from '../../ui/icon/icons.ts';

/** The header's tools of the logged-in customer or the visitor, in their order (rules/shell#header). */
export function useHeaderTools(): readonly HeaderTool[] {
  const isLoggedIn = useIsLoggedIn();
  const newTransfer = useHasUnreadTransfer();
  const messages = useMessageTool();
  const publishTool: HeaderTool = {
    key: 'publish',
    icon: publish,
    label: m['shell.header.publish'](),
    onSelect: () => emit('actionRequested', { action: { name: 'publish', data: {} } }),
  };
  const transfers: HeaderTool = {
    key: 'transfer',
    icon: transfer,
    label: m['shell.header.transfer'](),
    ...(newTransfer && { name: m['shell.header.transferUnread']() }),
    dot: newTransfer,
    onSelect: () => openDialog('transfers'),
  };
  return isLoggedIn ? [publishTool, transfers, messages] : [transfers];
}
