import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PRERENDERED_SHELL_READERS } from '@osteon/domain';

/** The script of the built portal. */
export const script = 'console.log("portal");'.repeat(200);

const template = `<!doctype html><html lang="zh-CN"><head><!--head--><title>骨元</title></head><body><!--first-frame--><div id="root"></div>${' '.repeat(2000)}</body></html>`;

const framesOf = (reader: string) => ({
  home: [0, 1],
  official: [0, 2],
  'home compact': [0, 3],
  notFound: [0],
  'searchList keyWord': [4],
  searchList: [0],
  // The membership level depends on the reader of the shell.
  membership: [reader === 'zh visitor' ? 5 : 6],
});

/** Writes a built portal into a temporary folder, and returns the folder. */
export async function writeBuiltPortal(): Promise<string> {
  const webRoot = await mkdtemp(join(tmpdir(), 'osteon-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), template);
  await mkdir(join(webRoot, '.vite'));
  await writeFile(
    join(webRoot, '.vite', 'page-titles.json'),
    JSON.stringify({
      zh: {
        'app.name': '骨元',
        'route.home': '首页',
        'route.videoTerminal': '视频详情',
        'route.agreementPage': '平台协议',
        'shell.footer.privacy': '隐私政策',
        'outbox.title': '发件箱',
        'route.notFound': '页面不存在',
      },
      en: { 'app.name': 'Osteon', 'route.home': 'Home' },
    }),
  );
  await writeFile(
    join(webRoot, '.vite', 'first-frames.json'),
    JSON.stringify({
      parts: [
        '<header>页眉</header>',
        '<main><div class="a" data-slot="lead"></div></main>',
        '<main>介绍</main>',
        '<main>窄<div data-slot="lead"></div></main>',
        '<input value="__KEY_WORD__"><h1>“__KEY_WORD__”的结果</h1>',
        '<button>登录</button>',
        '<button>头像</button>',
      ],
      frames: Object.fromEntries(PRERENDERED_SHELL_READERS.map((reader) => [reader, framesOf(reader)])),
    }),
  );
  await writeFile(join(webRoot, 'service-worker.js'), 'self.addEventListener("fetch", () => {});');
  await writeFile(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(webRoot, 'manifest.webmanifest'), '{}');
  await writeFile(join(webRoot, 'assets', 'app-Ab12.js'), script);
  await writeFile(join(webRoot, 'assets', 'app-Gone.js'), script);
  await writeFile(join(webRoot, 'assets', 'app-Ab12.js.map'), '{}');
  await writeFile(join(webRoot, 'assets', 'app-Ab12.js.br'), brotliCompressSync(script));
  await writeFile(join(webRoot, 'assets', 'app-Ab12.js.gz'), gzipSync(script));
  return webRoot;
}
