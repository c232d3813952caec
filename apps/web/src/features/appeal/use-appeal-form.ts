import { validateAppealReason } from '@osteon/domain';
import { useRef, useState } from 'react';
import { GatewayError } from '../../lib/gateway/gateway-error.ts';
import { m } from '../../texts/index.ts';
import { useSubmitAppeal } from './api/submit-appeal.ts';
import { usePictures } from './use-pictures.ts';

/** What is typed and chosen for an appeal; it stays while one goes back and forth. */
export function useAppealForm(customerId: string) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const pictures = usePictures();
  const submit = useSubmitAppeal(customerId);

  const send = () => {
    if (validateAppealReason(reason)) {
      setError(m['appeal.reasonRequired']());
      return reasonField.current?.focus();
    }
    setFailure(null);
    submit.mutate(
      { reason, imageIds: pictures.pictures.flatMap(({ id }) => id ?? []) },
      {
        onError: (refused) => setFailure((refused instanceof GatewayError && refused.text) || m['appeal.failed']()),
      },
    );
  };

  return {
    reason,
    error,
    failure,
    reasonField,
    pictures,
    busy: submit.isPending,
    maySend: !pictures.uploading,
    type: (value: string) => {
      setReason(value);
      setError(null);
    },
    send,
  };
}
