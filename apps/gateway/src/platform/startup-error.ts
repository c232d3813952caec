/**
 * An error that only the operator can fix (a port in use, an unwritable folder, a wrong address). The program prints
 * its message as one line, without a stack, and exits with code 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
