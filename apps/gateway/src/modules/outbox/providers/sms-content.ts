import type { Message } from '../message-sender.ts';
import { listPlaceholders } from '../notice-texts.ts';

/** The maximum number of characters for one value of a template. */
const VALUE_MAX = 35;

/** Template name of an SMS and its values by placeholder, in the order of the text. */
export interface SmsContent {
  readonly kind: string;
  readonly values: ReadonlyMap<string, string>;
}

/** The template name and values of a message. */
export function buildSmsContent(message: Message): SmsContent {
  if ('code' in message) return { kind: 'code', values: new Map([['code', message.code]]) };
  const names = listPlaceholders(message.notice);
  return { kind: message.notice, values: new Map(names.map((name) => [name, shorten(message.values[name] ?? '')])) };
}

function shorten(value: string): string {
  const characters = Array.from(value);
  return characters.length <= VALUE_MAX ? value : `${characters.slice(0, VALUE_MAX - 1).join('')}…`;
}
