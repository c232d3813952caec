import type { ResponseOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** Reminder preferences of the customer, and their quiet times. */
export type MessagePreferences = ResponseOf<'listMessagePreferences'>;

export const listMessagePreferencesQuery = (customerId: string) =>
  gatewayQuery('listMessagePreferences', {}, customerId);

/** The customer's preferences. */
export const useListMessagePreferences = (): MessagePreferences =>
  useSuspenseQuery(listMessagePreferencesQuery(useCustomerId())).data;
