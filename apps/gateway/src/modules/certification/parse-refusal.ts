import { CERTIFICATION_ITEMS, REFUSAL_NOTE_MAX, REFUSAL_REASONS } from '@osteon/domain';
import { StartupError } from '../../platform/startup-error.ts';
import type { ItemRefusal } from './items.ts';

/**
 * Parses `item=reason` or `item=reason=words for the owner`.
 * @throws {StartupError} naming what is allowed
 */
export function parseRefusal(text: string): ItemRefusal {
  const [itemName = '', reasonName = '', ...words] = text.split('=');
  const item = CERTIFICATION_ITEMS.find((each) => each === itemName);
  if (!item) throw new StartupError(`'${itemName}' is no item; the items are ${CERTIFICATION_ITEMS.join(', ')}.`);
  const reason = REFUSAL_REASONS.find((each) => each === reasonName);
  if (!reason) throw new StartupError(`'${reasonName}' is no reason; the reasons are ${REFUSAL_REASONS.join(', ')}.`);
  const note = words.join('=').trim();
  if (note.length > REFUSAL_NOTE_MAX) {
    throw new StartupError(`The words for ${item} are longer than ${REFUSAL_NOTE_MAX} characters.`);
  }
  return { item, reason, note };
}
