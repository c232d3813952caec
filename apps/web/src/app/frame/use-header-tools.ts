import { PromptScene } from '@osteon/domain';
import { useGetMessageCount } from '../../entities/message/api/get-message-count.ts';
import type { HeaderTool } from '../../features/shell/header/header-tool.ts';
import { useTransferNews } from '../../features/transfer/use-transfer-news.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { message, publish, transfer } from '../../ui/icon/icons.ts';
import { usePublish } from './use-publish.ts';

/** The header's tools out of the features that they open (seed 000 §2, Header right side). */
export function useHeaderTools(): readonly HeaderTool[] {
  const isLoggedIn = useIsLoggedIn();
  const newTransfer = useTransferNews();
  const unread = useGetMessageCount(PromptScene.message);
  const publishTool: HeaderTool = {
    key: 'publish',
    icon: publish,
    label: m['shell.header.publish'](),
    onSelect: usePublish(),
  };
  const transfers: HeaderTool = {
    key: 'transfer',
    icon: transfer,
    label: m['shell.header.transfer'](),
    ...(newTransfer && { name: m['shell.header.transferUnread']() }),
    dot: newTransfer,
    onSelect: () => openDialog('transfers'),
  };
  const messages: HeaderTool = {
    key: 'messages',
    icon: message,
    label: m['shell.header.messages'](),
    count: unread,
    onSelect: () => openDialog('leadToApp', { about: 'messages' }),
  };
  return isLoggedIn ? [publishTool, transfers, messages] : [transfers];
}
