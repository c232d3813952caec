import { join } from 'node:path';
import { readConfig } from './platform/config/config.ts';
import { loadSettingsFile, ROOT } from './platform/config/settings-file.ts';
import { describeFailure } from './platform/log/describe-failure.ts';
import { startGateway } from './startup/start-gateway.ts';

// Files that it and its programs write are for its own user alone (rules/storage#writing).
process.umask(0o077);

try {
  loadSettingsFile();
  const started = startGateway(readConfig(process.env), { webRoot: join(ROOT, 'apps', 'web', 'dist') });
  // A stop that comes during the start waits for its end, or the database would stay behind.
  const end = once(() => void started.then((stop) => stop()).then(() => process.exit(0), fail));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
  // The program that started the gateway has ended, so no one else can stop it.
  if (process.connected) process.on('disconnect', end);
  await started;
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  console.error(describeFailure(error));
  process.exit(1);
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
