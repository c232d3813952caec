import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder of the run whose portal listens on this port, shared with the operator program. */
export const dataFolder = (port: string): string => join(tmpdir(), `osteon-e2e-${port}`);
