import type { Locale } from '@osteon/domain';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Stores the language of the interface with the account (rules/language#interface-language). */
export const updateInterfaceLanguage = (locale: Locale) => callGateway('updateInterfaceLanguage', { locale });
