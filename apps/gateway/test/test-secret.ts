/** Secret of every gateway in the tests. */
export const TEST_SECRET = 'a secret of the tests only, 32 up';
