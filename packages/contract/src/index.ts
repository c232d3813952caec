import type { z } from 'zod';
import type { CallName, Calls } from './calls.ts';

export { proofPayload } from './account/proof.ts';
export type { AdEvent, AnalyticsEvent } from './analytics/events.ts';
export * from './call.ts';
export * from './calls.ts';
export { caseFields, storedDraft } from './case/case-fields.ts';
export type * from './content/card.ts';
export { type CreditEvidence, creditEvidence } from './credit/evidence.ts';
export type { DoctorCard } from './doctor/card.ts';
export type { Comment, CommentReply } from './engagement/comment.ts';
export type { CommentDecision, CommentMute } from './engagement/decision.ts';
export type { Quote } from './engagement/quote.ts';
export * from './errors.ts';
export type { LiveCard } from './live/card.ts';
export type { LiveListItem } from './live/list-calls.ts';
export type { ProductCard } from './product/card.ts';
export type { LiveMessage } from './room/message.ts';
export type { Highlights, SearchHit, SearchResult, SearchTerm } from './search/result.ts';
export type { CollectionCard } from './video/collection-card.ts';

/** The payload as a caller sends it, before defaults. */
export type RequestOf<Name extends CallName> = z.input<Calls[Name]['request']>;

/** The payload as a handler receives it: checked, with defaults. */
export type InputOf<Name extends CallName> = z.output<Calls[Name]['request']>;

/** The answer of a call without its envelope. */
export type ResponseOf<Name extends CallName> = z.output<Calls[Name]['response']>;
