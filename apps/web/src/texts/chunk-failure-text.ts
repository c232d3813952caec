import { isDisconnected } from '../lib/connection/connection-store.ts';
import { m } from './index.ts';

/** The text for an action whose code is not there: without a connection, or after a newer build. */
export const chunkFailureText = (): string => (isDisconnected() ? m['state.tryOnline']() : m['error.chunkLoad']());
