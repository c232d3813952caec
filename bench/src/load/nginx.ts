import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/free-port.mjs';

/**
 * Serves the files below `root` by one worker of nginx with `sendfile` and its access log; its own files go to
 * `folder`.
 */
export async function startNginx(folder: string, root: string): Promise<{ url: string; stop(): void }> {
  const port = await findFreePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 2048; }
http { access_log ${folder}/access.log combined; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${root}; } }`,
  );
  const nginx = spawn('nginx', ['-c', config], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  return { url, stop: () => nginx.kill() };
}
