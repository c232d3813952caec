import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { unusedQuoteAt } from '../comment/tables.ts';
import { quote } from './tables.ts';

/** How long a quote waits for its comment, in days (rules/comment#quotes). */
const RETENTION_DAYS = 7;

/** Daily jobs that delete quotes without a comment. */
export const quoteJobs: readonly Job[] = [deleteOlderThan('quotes', quote, unusedQuoteAt, RETENTION_DAYS)];
