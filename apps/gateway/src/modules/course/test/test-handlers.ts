import type { Handlers } from '../../../platform/http/handler.ts';
import type { TestService } from './test-service.ts';

/** The calls of tests. */
export type TestCalls = 'getCourseTest' | 'startCourseTest' | 'saveTestAnswer' | 'submitCourseTest';

export function createTestHandlers(service: TestService): Handlers<TestCalls> {
  return {
    getCourseTest: ({ id }, { session }) => service.read(session, id),

    startCourseTest: ({ id }, { session }) => service.start(session, id),

    saveTestAnswer: ({ id, questionId, answer, isMarked }, { session }) =>
      service.saveAnswer(session.customerId, { id, questionId, answer, isMarked }),

    submitCourseTest: ({ id, answers }, { session }) => service.submit(session.customerId, { id, answers }),
  };
}
