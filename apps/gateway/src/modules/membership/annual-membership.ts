/** The membership that the portal sells; the seeds' projectId comes from the server (seed 000 §3). */
export const ANNUAL_MEMBERSHIP = 'annual-membership';
