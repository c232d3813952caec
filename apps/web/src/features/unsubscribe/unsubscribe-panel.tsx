import { useState } from 'react';
import { type SignedAddress, useGetEmailSubscription } from '../../entities/unsubscribe/api/get-email-subscription.ts';
import { errorText } from '../../texts/error-text.ts';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { useUnsubscribeEmail } from './api/unsubscribe-email.ts';
import { InvalidLink } from './invalid-link.tsx';
import { UnsubscribePrompt } from './unsubscribe-prompt.tsx';
import { UnsubscribeResult } from './unsubscribe-result.tsx';

/** The page behind the link of a mail: unsubscribe, the result, and subscribing again (rules/unsubscribe#page). */
export function UnsubscribePanel({ address }: { address: SignedAddress }) {
  const subscription = useGetEmailSubscription(address);
  const change = useUnsubscribeEmail(address);
  const [done, setDone] = useState<'stopped' | 'resumed' | null>(null);
  if (subscription.error) {
    const { refetch, isFetching } = subscription;
    return <ErrorState {...errorText(subscription.error)} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (subscription.data === undefined) {
    return (
      <Loading>
        <Skeleton width="70%" height={29} />
      </Loading>
    );
  }

  if (subscription.data === null) return <InvalidLink />;

  const { email, subscribed } = subscription.data;
  const set = (undo: boolean) => change.mutate(undo, { onSuccess: () => setDone(undo ? 'resumed' : 'stopped') });
  const state = done ?? (subscribed ? 'offered' : 'stopped');
  if (state === 'resumed') return <UnsubscribeResult kind="resumed" email={email} fresh />;
  const more = { email, busy: change.isPending, failure: change.error };
  if (state === 'stopped')
    return <UnsubscribeResult kind="stopped" {...more} fresh={done !== null} onUndo={() => set(true)} />;
  return <UnsubscribePrompt {...more} onUnsubscribe={() => set(false)} />;
}
