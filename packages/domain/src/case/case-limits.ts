/** Longest texts of a case, in characters (rules/case-draft#fields). */
export const CASE_TEXT_MAX = {
  title: 60,
  occupation: 20,
  chiefComplaint: 100,
  history: 2000,
  examination: 2000,
  imagingKind: 20,
  imagingView: 40,
  imagingFinding: 500,
  laboratory: 2000,
  diagnosis: 200,
  classification: 100,
  question: 60,
  option: 60,
  reason: 2000,
  operation: 4000,
  followUpTime: 20,
  followUpFinding: 500,
  followUpScore: 60,
  discussion: 4000,
  caption: 40,
  tagName: 30,
  note: 200,
} as const;

/** Most options of a decision; at least two (rules/case#decision). */
export const CASE_OPTIONS_MAX = 6;

/** Most tags of each kind (rules/case-draft#tags). */
export const CASE_TAGS_MAX = 3;

/** Most entries of a case's lists (rules/case-draft#fields). */
export const CASE_IMAGING_MAX = 20;
export const CASE_FOLLOW_UPS_MAX = 20;
export const CASE_IMAGES_MAX = 40;
export const CASE_SERIES_MAX = 10;

/** Most bytes of a picture (rules/case-image#pictures), and pictures that an account may add in an hour. */
export const CASE_IMAGE_BYTES_MAX = 10 * 2 ** 20;
export const CASE_IMAGES_PER_HOUR = 60;

/** Most bytes and slices of a series, and unfinished uploads of an account (rules/case-series#limits). */
export const CASE_SERIES_BYTES_MAX = 500 * 2 ** 20;
export const CASE_SLICES_MAX = 1000;
export const CASE_UPLOADS_MAX = 5;

/** Most measures of a picture or stack, and the longest name of one (rules/case-viewer#measures). */
export const CASE_MEASURES_MAX = 100;
export const CASE_MEASURE_LABEL_MAX = 40;

/** Seconds without typing after which a draft is saved (rules/case-draft#saving). */
export const CASE_AUTOSAVE_SECONDS = 3;

/** Most drafts of an account, besides revisions of what it has published (rules/case-draft#limits). */
export const CASE_DRAFTS_MAX = 100;

/** Days without a change after which the author is notified, and 30 days later the draft deleted (rules/case-draft#list). */
export const CASE_DRAFT_NOTICE_DAYS = 335;
export const CASE_DRAFT_DELETION_DAYS = 365;

/** Months after a publication or revision in which a case counts as up to date (rules/personal#published-content). */
export const CASE_RECHECK_MONTHS = 24;

/** Characters of the reviewer's words about the whole, or about a section (rules/case-draft#review). */
export const CASE_REVIEW_REASON_MAX = 500;
