import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { unusedQuoteAt } from '../comment/tables.ts';
import { quote } from './tables.ts';

/** Days for which a quote without a comment is retained (rules/quote#quotes). */
const RETENTION_DAYS = 7;

/** Daily jobs that delete quotes without a comment. */
export const quoteJobs: readonly Job[] = [deleteOlderThan('quotes', quote, unusedQuoteAt, RETENTION_DAYS)];
