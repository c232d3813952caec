import { ResourceType } from '../resource/resource-type.ts';

/**
 * Kinds of errors in a resource, in the order in which the dialog shows them (rules/content-report#content-reports).
 */
export const CONTENT_REPORT_REASONS = ['figures', 'procedure', 'subtitles', 'evidence', 'playback'] as const;
export type ContentReportReason = (typeof CONTENT_REPORT_REASONS)[number];

/** The longest correction and the longest source of one, in characters (rules/content-report#content-reports). */
export const CORRECTION_MAX = 500;
export const CORRECTION_SOURCE_MAX = 200;

/** The reasons that a type of resource can have: only videos have subtitles and sound. */
export const listContentReportReasons = (resourceType: number): readonly ContentReportReason[] =>
  resourceType === ResourceType.video
    ? CONTENT_REPORT_REASONS
    : CONTENT_REPORT_REASONS.filter((reason) => reason !== 'subtitles' && reason !== 'playback');

/** True if a report must contain the correct version; a video that does not play has nothing to correct. */
export const needsCorrection = (reason: ContentReportReason): boolean => reason !== 'playback';
