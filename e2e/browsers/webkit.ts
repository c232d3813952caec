import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from './browser-window.ts';
import { endProgram } from './child-program.ts';
import { openWebkitWindow } from './webkit-window.ts';
import { startXvfb } from './xvfb.ts';

/** Starts what windows of WebKit need; each is a MiniBrowser of its own, since its driver has one session at a time. */
export async function startWebkit(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'osteon-webkit-'));
  const gtk = join(home, '.config', 'gtk-3.0');
  await mkdir(gtk, { recursive: true });
  // The value of prefers-reduced-motion in pages.
  await writeFile(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const { xvfb, display } = await startXvfb();
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_RUNTIME_DIR: home,
    TZ: 'Asia/Shanghai',
    DISPLAY: display,
    // A machine without a sound card would never play: the clock of a video is that of its sound.
    GST_PLUGIN_FEATURE_RANK: 'fakeaudiosink:MAX',
  };
  const windows: Awaited<ReturnType<typeof openWebkitWindow>>[] = [];
  return {
    async openWindow(size) {
      const window = await openWebkitWindow(env, size);
      windows.push(window);
      return window;
    },
    async close() {
      await Promise.allSettled(windows.map((window) => window.close()));
      await endProgram(xvfb);
      await rm(home, { recursive: true, force: true });
    },
  };
}
