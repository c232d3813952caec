/** State of an appeal: open until an operator accepts (approves) or rejects it (rules/appeal#states). */
export type AppealState = 'open' | 'accepted' | 'rejected';

/** `send` is a new appeal, which is legal after a rejected one; the others are the operator's answer. */
export type AppealEvent = 'send' | 'accept' | 'reject';

/** Legal transitions; `none` is a lock without an appeal. Accepting lifts the lock, which ends its appeals. */
const TRANSITIONS: Readonly<Record<AppealState | 'none', Readonly<Partial<Record<AppealEvent, AppealState>>>>> = {
  none: { send: 'open' },
  open: { accept: 'accepted', reject: 'rejected' },
  rejected: { send: 'open' },
  accepted: {},
};

/** The state after `event`, or null if the pair is illegal. */
export function getNextAppealState(state: AppealState | null, event: AppealEvent): AppealState | null {
  return TRANSITIONS[state ?? 'none'][event] ?? null;
}

/** Characters of a reason, and of an operator's answer. */
export const APPEAL_REASON_MAX = 500;
export const APPEAL_ANSWER_MAX = 500;

/** Pictures of an appeal, and bytes of one (rules/appeal#pictures). */
export const APPEAL_IMAGES_MAX = 3;
export const APPEAL_IMAGE_BYTES_MAX = 10_485_760;

/** Text key of the error of a reason, or null. */
export function validateAppealReason(value: string): 'appeal.reasonRequired' | null {
  return value.trim() === '' ? 'appeal.reasonRequired' : null;
}

/** Text key of the error of an image to add, or null (rules/appeal#pictures). */
export function validateAppealImage({
  type,
  size,
}: {
  type: string;
  size: number;
}): 'appeal.imageType' | 'appeal.imageSize' | null {
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(type)) return 'appeal.imageType';
  return size > APPEAL_IMAGE_BYTES_MAX ? 'appeal.imageSize' : null;
}
