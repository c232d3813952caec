import {
  getNextResourceStatus,
  listLegalResourceEvents,
  RESOURCE_EVENTS_WITH_REASON,
  RESOURCE_REASON_MAX,
  type ResourceEvent,
  type ResourceState,
  type ResourceStatus,
} from '@osteon/domain';

/** The actor of a content change: an operator, by the name that signs the change. */
export interface ContentActor {
  readonly operator: string;
}

/** The account of the author who changes their own content. */
export interface ContentAuthor {
  readonly author: string;
}

/** The fields of a resource that decide which changes are legal. */
export interface ChangedResource extends ResourceStatus {
  readonly id: string;
  readonly stateReason: string;
  readonly pictureId: string | null;
  /** True if it has the details of its type: video, text or lessons. */
  readonly hasDetails: boolean;
}

const PARTICIPLES: Readonly<Record<ResourceEvent, string>> = {
  submit: 'submitted',
  publish: 'published',
  return: 'returned',
  withdraw: 'withdrawn',
  undo: 'undone',
};

/** The fields that a resource lacks before it can be published (rules/content#changes). */
export function listMissingFields({
  pictureId,
  hasDetails,
}: Pick<ChangedResource, 'pictureId' | 'hasDetails'>): string[] {
  return [...(pictureId === null ? ['a picture'] : []), ...(hasDetails ? [] : ['its content'])];
}

/** Decides a change of state: the status after it, or the reason why it is refused (rules/content#changes). */
export function decideChange(
  resource: ChangedResource,
  event: ResourceEvent,
  reason: string,
): { readonly next: ResourceStatus } | { readonly refused: string } {
  const next = getNextResourceStatus(resource, event);
  if (!next) return { refused: describeIllegal(resource, event) };
  if (reason === '' && RESOURCE_EVENTS_WITH_REASON.includes(event)) {
    return { refused: `${resource.id} can only be ${PARTICIPLES[event]} with a reason.` };
  }
  if (reason.length > RESOURCE_REASON_MAX) {
    return { refused: `The reason may have ${RESOURCE_REASON_MAX} characters at most.` };
  }
  const missingFields = next.state === 'published' ? listMissingFields(resource) : [];
  if (missingFields.length > 0)
    return { refused: `${resource.id} cannot be published without ${missingFields.join(' and ')}.` };
  return { next };
}

function describeIllegal(resource: ChangedResource, event: ResourceEvent): string {
  const because = resource.stateReason === '' ? '' : ` (${resource.stateReason})`;
  const legal = listLegalResourceEvents(resource).join(', ');
  const refused = event === 'undo' ? 'nothing can be undone' : `it cannot be ${PARTICIPLES[event]}`;
  return `${resource.id} is ${resource.state}${because}: ${refused}; possible is ${legal}.`;
}

/** True if this change is the first publication: a withdrawn resource retains the time of its first one. */
export function startsPublication(before: ResourceState, event: ResourceEvent): boolean {
  return event === 'publish' && before !== 'withdrawn';
}
