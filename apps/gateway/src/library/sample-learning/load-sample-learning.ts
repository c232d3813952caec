import { addDays, formatDay, getDayStart } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import { account } from '../../modules/account/accounts/tables.ts';
import { getSampleAccountId } from '../../modules/account/samples/sample-accounts.ts';
import { createLearnerRepository } from '../../modules/course/base/learner-repository.ts';
import { createLearningCourseRepository } from '../../modules/course/learning/course-repository.ts';
import { createCreditRepository } from '../../modules/credit/credit-repository.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { SAMPLE_EVENINGS } from './sample-evenings.ts';
import { createSampleLearner } from './sample-learner.ts';

/** The account that has learnt something: a doctor of level 1 without a membership. */
const LEARNER = getSampleAccountId({ login: '13900000002' });

/** The time in the evening, in Shanghai, at which the account starts to learn. */
const EVENING_MS = 20 * 60 * 60 * 1000;

/**
 * Takes courses for a sample account on a clock of the past, through the services that serve a learner, so that its
 * credit is awarded by the same rules and has the same evidence as any other. All or nothing, and once: an account that
 * has already joined or earned anything is left unchanged (rules/library#sample-learning).
 * @throws {Error} in production, which has no sample accounts
 */
export async function loadSampleLearning({ db, clock, audit, config }: AppContext): Promise<void> {
  if (config.production) throw new Error('there are no sample accounts in production');
  await db.transaction(async (tx) => {
    const [learner] = await tx.select().from(account).where(eq(account.id, LEARNER)).for('update');
    if (!learner || (await hasLearnt(tx))) return;
    const today = formatDay(clock.now());
    const sample = createSampleLearner({ db: tx, audit }, learner);
    for (const { daysAgo, courseId, ...evening } of SAMPLE_EVENINGS) {
      // The database is older than its library's course, or its operator has withdrawn the course.
      if (!(await createLearningCourseRepository(tx).findPublished(courseId))) continue;
      sample.setClock(getDayStart(addDays(today, -daysAgo)) + EVENING_MS);
      await sample.learn(courseId, evening);
    }
  });
}

async function hasLearnt(tx: Database): Promise<boolean> {
  const [joined, years] = await Promise.all([
    createLearnerRepository(tx).listStates(LEARNER),
    createCreditRepository(tx).listYears(LEARNER),
  ]);
  return joined.length > 0 || years.length > 0;
}
