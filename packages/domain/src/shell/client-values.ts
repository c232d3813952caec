/** Header `siteId` of every call (seed 000 §7). */
export const SITE_ID = 1;

/** Query values that the client adds to every call (seed 000 §7). */
export const DEFAULT_QUERY = { activityType: 2, visitSiteId: 1 } as const;

/** Part of a path that belongs to another visit site than the portal's (seed 000 §7). */
export const OTHER_SITE_PATH_PART = '/pcd/cm/';

/** Codes of a body whose `responseObject` is the answer; a missing code counts too (seed 000 §7). */
export const UNWRAP_CODES: readonly number[] = [0, 30_001, 2_001];

/** The code of success; `responseStatus` true says the same (seed 000 §7). */
export const SUCCESS_CODE = 0;

/** The code that leads to `/pc/v5/noPermission` (seed 000 §6). */
export const NO_PERMISSION_CODE = 10_009;

/** The code of a permission list that could not be read (seed 001 §6). */
export const PERMISSION_FAILED_CODE = -1;
