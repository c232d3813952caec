import type { Message } from '../../entities/message/api/list-messages.ts';
import { m } from '../../texts/index.ts';
import { award } from '../../ui/icon/award.ts';
import { learning, live, lock } from '../../ui/icon/icons.ts';

/** Label, description and icon of a kind of messages. */
export interface Kind {
  readonly label: () => string;
  readonly about: () => string;
  readonly icon: string;
}

/** All kinds of messages, in display order. */
export const kinds: Readonly<Record<Message['scene'], Kind>> = {
  edu_message: { label: m['message.kind.learning'], about: m['message.about.learning'], icon: learning },
  live_activity_message: { label: m['message.kind.live'], about: m['message.about.live'], icon: live },
  auth_coupon: { label: m['message.kind.benefits'], about: m['message.about.benefits'], icon: award },
  account_security: { label: m['message.kind.security'], about: m['message.about.security'], icon: lock },
};

/** The kind with a name in an address; undefined for any other text. */
export const getScene = (name: string | null): Message['scene'] | undefined =>
  name !== null && Object.hasOwn(kinds, name) ? (name as Message['scene']) : undefined;
