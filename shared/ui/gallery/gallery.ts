/** Builds the gallery and takes its pictures: `pnpm --filter @porao/ui gallery [folder]`. */
import { createReadStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { chromium } from 'playwright';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist/gallery');
const pictures = process.argv[2] ?? join(root, 'dist/pictures');
mkdirSync(pictures, { recursive: true });

const rsbuild = await createRsbuild({
  cwd: root,
  config: {
    mode: 'production',
    plugins: [pluginReact()],
    source: { entry: { index: './gallery/page.tsx' } },
    output: { distPath: { root: dist } },
    html: { mountId: 'root' },
    performance: { printFileSize: false },
    logLevel: 'error',
  },
});
await rsbuild.build();

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = join(dist, path === '/' ? 'index.html' : path);
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = address !== null && typeof address === 'object' ? address.port : 0;

const browser = await chromium.launch({
  ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
const looks = (
  process.env['LOOKS'] ?? 'en-light-360,bn-dark-360,en-dark-768,bn-light-768,en-light-1280,bn-dark-1280'
)
  .split(',')
  .map((look) => look.split('-'));
for (const [lang = 'en', mode = 'light', width = '360', open = ''] of looks) {
  const page = await browser.newPage({
    viewport: { width: Number(width), height: 800 },
    reducedMotion: 'reduce',
  });
  page.on('console', (message) => {
    if (message.type() === 'error') console.log(lang, mode, width, message.text());
  });
  page.on('pageerror', (error) => console.log(lang, mode, width, error.message));
  await page.goto(`http://127.0.0.1:${port}/?lang=${lang}&mode=${mode}&open=${open}`, {
    waitUntil: 'networkidle',
  });
  if (open === 'menu') await page.locator('[aria-haspopup=menu]').click();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) console.log(`${lang} ${mode} ${width}: ${overflow} px too wide`);
  await page.screenshot({
    path: join(pictures, `${lang}-${mode}-${width}${open}.png`),
    fullPage: open === '',
  });
  await page.close();
}
await browser.close();
server.close();
