import { CallError } from '../../platform/http/call-error.ts';
import { databaseError } from '../../platform/http/database-error.ts';
import type { Constraints } from '../../platform/module.ts';

/** What it means that another account has the mobile number or the e-mail. */
const TAKEN: Constraints = { account_mobile: 'mobileInUse', account_email: 'emailInUse' };

/**
 * Waits for a write that names an account. The unique constraints refuse a name that is taken; that is said here rather
 * than at the gateway's exit, so that the audit log tells of it.
 * @throws {CallError} mobileInUse, emailInUse
 */
export async function refuseTakenName(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const name = databaseError(error, TAKEN);
    throw name === 'mobileInUse' || name === 'emailInUse' ? new CallError(name, { cause: error }) : error;
  }
}
