import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder of the run whose product listens on this port: for the product, and for the operator beside it. */
export const dataFolder = (port: string): string => join(tmpdir(), `osteon-e2e-${port}`);
