import type { AppealReview } from './appeal/review-appeal-service.ts';
import type { CaseReview } from './case/draft/review-service.ts';
import type { CertificationReview } from './certification/review-service.ts';
import type { ContentChanges } from './content/change-content-service.ts';
import type { CreditCorrections } from './credit/correct-credit-service.ts';
import type { ReportReview } from './engagement/content-report/resolve-report-service.ts';
import type { Moderation } from './engagement/moderation/moderation-service.ts';
import type { Imports } from './ingest/import-service.ts';
import type { RefreshLiveDocuments } from './live/search/live-document-service.ts';
import type { OfferCoupon } from './membership/offer-coupon-service.ts';

/** The services of modules that the operator's commands use; `createModules` composes them. */
export interface OperatorServices {
  readonly appeals: AppealReview;
  readonly cases: CaseReview;
  readonly certifications: CertificationReview;
  readonly comments: Moderation;
  readonly content: ContentChanges;
  readonly contentReports: ReportReview;
  readonly credit: CreditCorrections;
  readonly imports: Imports;
  readonly offerCoupon: OfferCoupon;
  readonly refreshLiveDocuments: RefreshLiveDocuments;
}
