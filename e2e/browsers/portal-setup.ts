import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../scripts/free-port.mjs';
import { endProgram, startProgram } from './child-program.ts';
import { waitForUrl } from './wait-for-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the portal of this run. */
    origin: string;
  }
}

/** Starts the portal for the whole run, as for the journeys in Chromium. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const port = String(await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const program = join(import.meta.dirname, '..', 'support', 'start-portal.ts');
  const env = { ...process.env, PORT: port, HOST: '127.0.0.1', LIMITS: 'off' };
  const portal = startProgram([process.execPath, program], { env, stdio: ['ignore', 'ignore', 'inherit'] }, 'TERM');
  try {
    await waitForUrl(`${origin}/gateway/health/ready`, 300_000);
  } catch (error) {
    await endProgram(portal);
    throw error;
  }
  project.provide('origin', origin);
  return () => endProgram(portal);
}
