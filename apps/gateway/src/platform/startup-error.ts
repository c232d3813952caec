/**
 * A fault that only the operator can mend (a port in use, an unwritable folder, a wrong address). Its message is the
 * one line that they read; the program ends with exit code 1 and shows no stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartError';
}
