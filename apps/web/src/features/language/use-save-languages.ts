import type { LanguagePreference } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getLanguageConfigQuery } from '../../entities/language/api/get-language-config.ts';
import { getLanguageConfigStatusQuery } from '../../entities/language/api/get-language-config-status.ts';
import { emit } from '../../lib/events.ts';
import { callGateway } from '../../lib/gateway/call-gateway.ts';
import { applyLanguages } from '../../lib/language/language-preference.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { failureText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { toast } from '../../ui/toast/toast.ts';

const mutationKey = ['updateLanguageConfig'];

/** Saves languages (rules/language#saving). One save at a time: while it is pending another is ignored. */
export function useSaveLanguages() {
  const client = useQueryClient();
  const customerId = useCustomerId();
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (preference: LanguagePreference) => callGateway('updateLanguageConfig', { ...preference }),
    onSuccess: (_answer, preference) => {
      client.setQueryData(getLanguageConfigQuery(customerId).queryKey, preference);
      client.setQueryData(getLanguageConfigStatusQuery(customerId).queryKey, { status: 1 });
      applyLanguages(preference);
    },
  });
  const isSaving = () => client.isMutating({ mutationKey }) > 0;

  /** Saves on demand, with a message on the result; the player applies the languages. */
  const save = (preference: LanguagePreference, onSaved: () => void): void => {
    if (isSaving()) return;
    if (customerId === '') return toast.error(m['account.login.loginFirst']());
    mutate(preference, {
      onSuccess: () => {
        emit('languagesChosen');
        toast.success(m['language.saved']());
        onSaved();
      },
      onError: (error) => toast.error(failureText(error, m['language.saveFailed']())),
    });
  };

  /** Saves without a message, when a dialog closes (rules/language#dialog). */
  const saveSilently = (preference: LanguagePreference): void => {
    if (!isSaving() && customerId !== '') mutate(preference);
  };

  return { isPending, save, keep: saveSilently };
}
