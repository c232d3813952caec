import { useForm } from '@mantine/form';
import { validateAppealReason } from '@osteon/domain';
import { useState } from 'react';
import { GatewayError } from '../../lib/gateway/gateway-error.ts';
import { m } from '../../texts/index.ts';
import { useSubmitAppeal } from './api/submit-appeal.ts';
import { useImageUploads } from './use-image-uploads.ts';

/** The reason and the pictures of an appeal (rules/appeal#form); both stay when the form is left and opened again. */
export function useAppealForm(customerId: string) {
  const [alert, setAlert] = useState<string | null>(null);
  const pictures = useImageUploads();
  const appeal = useSubmitAppeal(customerId);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (value) => validateAppealReason(value) && m['appeal.reasonRequired']() },
  });
  return {
    form,
    alert,
    pictures,
    busy: appeal.isPending,
    canSubmit: !pictures.uploading,
    submit: form.onSubmit(
      ({ reason }) => {
        setAlert(null);
        appeal.mutate(
          { reason, imageIds: pictures.pictures.flatMap(({ id }) => id ?? []) },
          { onError: (error) => setAlert((error instanceof GatewayError && error.text) || m['appeal.failed']()) },
        );
      },
      () => form.getInputNode('reason')?.focus(),
    ),
  };
}
