import type { LanguagePreference } from '@osteon/domain';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

const languageQuery = (customerId: string) =>
  queryOptions({ queryKey: ['getLanguageConfig', customerId], queryFn: () => callGateway('getLanguageConfig', {}) });

/** The languages that the customer chose (seed 000 §3). */
export const useLanguages = (): LanguagePreference =>
  useSuspenseQuery(languageQuery(useSession((state) => state.customerId))).data;

/** Keeps other ones (seed 000 §7, Language config update). */
export function useSaveLanguages() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage }: LanguagePreference) =>
      callGateway('updateLanguageConfig', { resourceLanguage, videoSubtitlesLanguage, videoAudioLanguage }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['getLanguageConfig'] }),
  });
}
