import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { connect, endPools } from '../src/platform/database/connect.ts';
import { startEmbeddedServer } from '../src/platform/database/embedded-server.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { quiet } from './quiet.ts';
import { seedTemplate } from './seed-template.ts';
import { makeMemoryFolder } from './servers/memory-folder.ts';

type ServerAddress = Awaited<ReturnType<typeof startEmbeddedServer>>['connection'];

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run; its database `osteon` is migrated and seeded once, to be copied. */
    testServer: ServerAddress;
  }
}

/** Starts one PostgreSQL for the whole run of the tests and fills the database that every test file gets a copy of. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeMemoryFolder();
  const server = await startEmbeddedServer({ dataDir, log: console, durable: false });
  const tearDown = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  };
  try {
    await fillTemplate(server.connection);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('testServer', server.connection);
  return tearDown;
}

async function fillTemplate(address: ServerAddress): Promise<void> {
  await migrateDatabase(address, quiet);
  const connection = connect(address, { poolSize: 2, log: quiet });
  try {
    await seedTemplate(connection);
  } finally {
    await endPools(connection, { timeout: 5 });
  }
}
