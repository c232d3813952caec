import { startEmbeddedServer } from '../../src/platform/database/embedded-server.ts';
import { quiet } from '../quiet.ts';

/** A gateway reduced to its embedded server, for tests that kill it: prints the server's address, stops on SIGTERM. */
try {
  const server = await startEmbeddedServer({ dataDir: process.argv[2] ?? '', log: quiet });
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  console.log(JSON.stringify(server.connection));
} catch {
  process.exit(1);
}
