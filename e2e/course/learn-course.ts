import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataFolder } from '../support/data-folder.ts';

const program = join(import.meta.dirname, '..', '..', 'apps', 'gateway', 'test', 'course', 'learn-course-program.ts');

/** Completes all of a course but its test for an account: watching its videos takes as long as they are. */
export async function learnCourse(customerId: string, courseId: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataFolder(process.env.E2E_PORT ?? '') };
  await promisify(execFile)(process.execPath, [program, customerId, courseId], { env });
}
