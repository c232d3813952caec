import { MESSAGE_PROMPT_SCENE, type PromptScene } from '@osteon/domain';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSharedPoll } from '../../../lib/poll/use-shared-poll.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** How much a scene has to point at: 0 for a visitor and before the first answer (seed 000 §3, Message prompt scenes). */
export function usePromptNum(scene: PromptScene): number {
  const customerId = useSession((state) => state.customerId);
  const answer = useSharedPoll({
    key: ['getMessageCount', customerId],
    ask: () => callGateway('getMessageCount', { promptSceneCode: MESSAGE_PROMPT_SCENE }),
    enabled: customerId !== '',
  });
  return answer?.scenePromptList.find(({ sceneCode }) => sceneCode === scene)?.promptNum ?? 0;
}
