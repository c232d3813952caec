import { ANALYTICS_MESSAGE_MAX, ANALYTICS_STACK_MAX } from '@osteon/domain';
import { GatewayError } from '../gateway/gateway-error.ts';

/** A fault as it is reported. */
export interface ErrorReport {
  readonly message: string;
  readonly stack: string;
}

/** What browsers tell that is no fault of the portal: of a script of theirs, or of a frame that came late. */
const NOISE = /^(?:Script error\.?|ResizeObserver loop .*)$/;

/**
 * A fault in words that name nobody: addresses lose their host and query, numbers that could be somebody's and e-mail
 * addresses are masked. Null for what is no fault of the portal: a call that failed is known to the gateway, or tells of
 * the network.
 */
export function describeError(reason: unknown): ErrorReport | null {
  if (reason instanceof GatewayError || reason instanceof DOMException) return null;
  const { name, message, stack } = reason instanceof Error ? reason : { name: '', message: String(reason), stack: '' };
  if (NOISE.test(message)) return null;
  return {
    message: mask(name === '' ? message : `${name}: ${message}`)
      .slice(0, ANALYTICS_MESSAGE_MAX)
      .toWellFormed(),
    stack: mask(framesOf(stack)).slice(0, ANALYTICS_STACK_MAX).toWellFormed(),
  };
}

/** The lines that tell where, without the message before them. */
function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /:\d+/.test(line) && /\bat |@/.test(line))
    .map((line) => line.trim())
    .join('\n');
}

function mask(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/https?:\/\/[^/\s)]+/g, '')
    .replace(/\?[^\s:)]*/g, '')
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[mail]')
    .replace(/\d{6,}/g, '[number]');
}
