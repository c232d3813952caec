import { ANALYTICS_MESSAGE_MAX, ANALYTICS_STACK_MAX } from '@osteon/domain';
import { GatewayError } from '../gateway/gateway-error.ts';

/** An error as it is reported. */
export interface ErrorReport {
  readonly message: string;
  readonly stack: string;
}

/** Browser errors that are not the portal's: of foreign scripts, or of late frames. */
const NOISE = /^(?:Script error\.?|ResizeObserver loop .*)$/;

/** Line and column of a frame in a script, which may have as many digits as a personal number. */
const POSITION = /\.js(?::\d{1,7}){2}\)?$/;

/**
 * Describes an error without personal data: addresses lose their host and query, numbers that may be personal and
 * e-mail addresses are masked. Null for errors that are not the portal's: the gateway logs failed calls, and
 * network failures are expected.
 */
export function describeError(reason: unknown): ErrorReport | null {
  if (reason instanceof GatewayError || reason instanceof DOMException) return null;
  const { name, message, stack } = reason instanceof Error ? reason : { name: '', message: String(reason), stack: '' };
  if (NOISE.test(message)) return null;
  return {
    message: mask(name === '' ? message : `${name}: ${message}`)
      .slice(0, ANALYTICS_MESSAGE_MAX)
      .toWellFormed(),
    stack: getFrames(stack).slice(0, ANALYTICS_STACK_MAX).toWellFormed(),
  };
}

/** The stack frames, without the message before them; their positions stay whole, as source maps need them. */
function getFrames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /:\d+/.test(line) && /\bat |@/.test(line))
    .map((line) => maskFrame(line.trim()))
    .join('\n');
}

function maskFrame(frame: string): string {
  const [position = ''] = POSITION.exec(frame) ?? [];
  return mask(frame.slice(0, frame.length - position.length)) + position;
}

function mask(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/https?:\/\/[^/\s)]+/g, '')
    .replace(/\?[^\s:)]*/g, '')
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[mail]')
    .replace(/\d{6,}/g, '[number]');
}
