import { DEFAULT_LOCALE, LOCALE_COOKIE, type Locale, parseLocale } from '@osteon/domain';
import type { FastifyRequest } from 'fastify';

/**
 * The language of a request's reader: that of the browser's cookie, which follows the account after a login
 * (rules/language#interface-language).
 */
export const getRequestLocale = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Locale =>
  // A request that fails early has no parsed cookies.
  parseLocale(cookies?.[LOCALE_COOKIE]) ?? DEFAULT_LOCALE;
