import { PromptScene } from '@osteon/domain';
import { useGetMessageCount } from '../../entities/message/api/get-message-count.ts';
import { emit } from '../../lib/events.ts';
import { m } from '../../texts/index.ts';
import { message } from '../../ui/icon/icons.ts';

/** The messages as a tool of the header, with the count of the message prompt (rules/message#prompts). */
export function useMessageTool() {
  return {
    key: 'messages',
    icon: message,
    label: m['shell.header.messages'](),
    count: useGetMessageCount(PromptScene.message),
    onSelect: () => emit('actionRequested', { action: { name: 'showMessages', data: {} } }),
  };
}
