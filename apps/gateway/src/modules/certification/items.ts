import {
  ATTACHMENT_ITEMS,
  type AttachmentType,
  type CertificationCountry,
  type CertificationItem,
  type CertificationKind,
  getRequiredAttachments,
  type RefusalReason,
} from '@osteon/domain';

/** An item that a reviewer approves or rejects separately, as it is stored (rules/certification#items). */
export interface JudgedItem {
  readonly item: CertificationItem;
  readonly state: 'waiting' | 'accepted' | 'refused';
  /** The reason of the refusal; null otherwise. */
  readonly reason: RefusalReason | null;
  /** Comment of the reviewer; empty for none. */
  readonly note: string;
  /** The time of the last submission, in ms. */
  readonly sentAt: number;
}

/** A refusal of one item. */
export interface ItemRefusal {
  readonly item: CertificationItem;
  readonly reason: RefusalReason;
  readonly note: string;
}

const CLEAN = { state: 'waiting', reason: null, note: '' } as const;

/** The items after the basic information was submitted. */
export function fillItems(items: readonly JudgedItem[], now: number): readonly JudgedItem[] {
  const others = items.filter(({ item }) => item !== 'basicInfo');
  return [{ item: 'basicInfo', ...CLEAN, sentAt: now }, ...others];
}

/** The items after pictures of some types were submitted, beside those that stay. */
export function sendItems(
  items: readonly JudgedItem[],
  types: { readonly retained: readonly AttachmentType[]; readonly sent: readonly AttachmentType[] },
  now: number,
): readonly JudgedItem[] {
  const retained: ReadonlySet<CertificationItem> = new Set(types.retained.map((type) => ATTACHMENT_ITEMS[type]));
  const remaining = items.filter(({ item }) => item === 'basicInfo' || retained.has(item));
  return [...remaining, ...types.sent.map((type) => ({ item: ATTACHMENT_ITEMS[type], ...CLEAN, sentAt: now }))];
}

/** The items after a decision: those that were not refused are accepted. */
export function judgeItems(items: readonly JudgedItem[], refusals: readonly ItemRefusal[]): readonly JudgedItem[] {
  return items.map((each) => {
    const refusal = refusals.find(({ item }) => item === each.item);
    if (refusal) return { ...each, state: 'refused', reason: refusal.reason, note: refusal.note };
    return { ...each, state: 'accepted', reason: null, note: '' };
  });
}

/**
 * The attached pictures that stay when others are submitted: those that were accepted, that the kind still requires and
 * that none of the others replaces.
 */
export function selectRetainedTypes(
  { kind, country, items }: { kind: CertificationKind; country: CertificationCountry; items: readonly JudgedItem[] },
  { attached, sent }: { attached: readonly AttachmentType[]; sent: readonly AttachmentType[] },
): readonly AttachmentType[] {
  const accepted = new Set(items.filter(({ state }) => state === 'accepted').map(({ item }) => item));
  return getRequiredAttachments(kind, country)
    .filter((group) => !group.some((type) => sent.includes(type)))
    .flatMap((group) => attached.find((type) => group.includes(type) && accepted.has(ATTACHMENT_ITEMS[type])) ?? []);
}
