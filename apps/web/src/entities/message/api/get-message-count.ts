import { MESSAGE_PROMPT_SCENE, type PromptScene } from '@osteon/domain';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useSharedPoll } from '../../../lib/poll/use-shared-poll.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The prompt count of a scene, polled; 0 for a visitor and before the first response (rules/message#prompts). */
export function useGetMessageCount(scene: PromptScene): number {
  const customerId = useCustomerId();
  const answer = useSharedPoll(gatewayQuery('getMessageCount', { promptSceneCode: MESSAGE_PROMPT_SCENE }, customerId), {
    enabled: customerId !== '',
  });
  return answer?.scenePromptList.find(({ sceneCode }) => sceneCode === scene)?.promptNum ?? 0;
}
