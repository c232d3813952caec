import type { RecordingEffect } from './recording-state.ts';

/** The effect that logs an error. */
export const logError = (details: unknown, message: string): RecordingEffect => ({
  type: 'log',
  level: 'error',
  details,
  message,
});

/** The effect that logs a warning. */
export const logWarning = (details: unknown, message: string): RecordingEffect => ({
  type: 'log',
  level: 'warn',
  details,
  message,
});
