import type { Message } from '../message-sender.ts';
import { listPlaceholders } from '../notice-texts.ts';

/** Characters that providers take for one value of a template. */
const VALUE_MAX = 35;

/** A message as providers of SMS want it: the kind of the template and its values by name, in the order of the words. */
export interface SmsContent {
  readonly kind: string;
  readonly values: ReadonlyMap<string, string>;
}

/** What a message puts into the provider's template of its kind. */
export function buildSmsContent(message: Message): SmsContent {
  if ('code' in message) return { kind: 'code', values: new Map([['code', message.code]]) };
  const names = listPlaceholders(message.notice);
  return { kind: message.notice, values: new Map(names.map((name) => [name, shorten(message.values[name] ?? '')])) };
}

function shorten(value: string): string {
  const characters = Array.from(value);
  return characters.length <= VALUE_MAX ? value : `${characters.slice(0, VALUE_MAX - 1).join('')}…`;
}
