import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRelease } from '../../registry/index.ts';
import { temporaryRegistry, tutorInfo } from '../../testing/fixtures.ts';
import { html, pageOf, session, sourcesOf, startGateway, startLive } from '../../testing/gateway.ts';

describe('the page', () => {
  it('carries the live registry, escaped so that no text of it can end the script', async () => {
    const { url, shell, tutor } = await startLive({
      CONTACT_ADDRESS: '</script><b>',
      LOAD_TIMEOUT_MS: '1500',
    });
    const { answer, text, data } = await pageOf(`${url}/tutors`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('server-timing')).toMatch(/^page;dur=\d/);
    const page = data();
    expect(page.shell.base).toBe(`/releases/shell/${shell}/`);
    expect(page.remotes.map(({ name, release }) => [name, release])).toEqual([['mfe-tutor', tutor]]);
    expect(page.config).toMatchObject({ address: '</script><b>', loadTimeoutMs: 1500 });
    expect(text).not.toContain('</script><b>');
    expect(text).not.toContain('porao:head');
    expect(text).toContain('<title>A &lt;tutor&gt;</title>');
  });

  it('OPS-104 has the menu of an area for those who may enter it; of closed ones only its own remote', async () => {
    const label = { en: 'x', bn: 'y' };
    const entry = (place: string, path: string) => ({ place, order: 1, path, label, icon: 'star' });
    const menu = [entry('tutor', '/tutor/dashboard'), entry('main', '/tutors')];
    const info = { ...tutorInfo, manifest: tutorInfo.manifest && { ...tutorInfo.manifest, menu } };
    const { url } = await startLive({}, info);
    const placesOf = async (path: string, role?: string) => {
      const { data } = await pageOf(url + path, role ? { cookie: session(role) } : {});
      const { menu: ofAll = [], remotes } = data();
      return [ofAll, remotes.flatMap(({ manifest }) => manifest.menu)].map((entries) =>
        entries.map(({ place }) => place).join(),
      );
    };
    expect(await placesOf('/ui')).toEqual(['main', '']);
    expect(await placesOf('/tutors', 'parent')).toEqual(['main', 'tutor']);
    expect(await placesOf('/tutors', 'tutor')).toEqual(['tutor,main', '']);
  });

  it('OPS-150 SHL-222 allows scripts and styles in it by hash, and others from the site', async () => {
    const { url, shell, driver } = await startLive();
    const { answer, text } = await pageOf(`${url}/ui`);
    expect(text).not.toContain('<!--porao:');
    const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    expect(scripts).toHaveLength(3);
    const { integrity } = await readRelease(driver, 'shell', shell);
    const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(new Set(sourcesOf(answer, 'script-src'))).toEqual(new Set(["'self'", ...hashes]));
    expect(sourcesOf(answer, 'style-src')).toEqual(["'self'"]);
    expect(scripts.at(-1)).toContain(
      `[["/releases/shell/${shell}/static/js/index.js","${integrity['static/js/index.js']}"]]`,
    );
  });

  it('sends a policy without unsafe words, and the other security headers', async () => {
    const { url } = await startLive({
      TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      CRM_URL: 'https://crm.example/x',
    });
    const { headers } = (await pageOf(`${url}/ui`)).answer;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("connect-src 'self';");
    for (const part of [
      "default-src 'none'",
      "script-src 'self' 'sha256-",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      'https://*.tiles.example',
      'frame-src https://crm.example',
      "require-trusted-types-for 'script'; trusted-types default porao-",
    ])
      expect(policy).toContain(part);
    expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.has('strict-transport-security')).toBe(false);
    const overTls = { ...html, 'x-forwarded-proto': 'https' };
    const claimed = await fetch(`${url}/ui?lang=bn`, { headers: overTls });
    expect(claimed.headers.has('strict-transport-security')).toBe(false);
    expect(claimed.headers.get('set-cookie')).not.toContain('Secure');
    const { url: behindProxy } = await startLive({ TRUST_PROXY: 'true' });
    const secure = await fetch(`${behindProxy}/ui?lang=bn`, { headers: overTls });
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(secure.headers.get('set-cookie')).toMatch(/gt_selected_language=bn;.*; Secure/);
  });

  it('and every other answer says that no page may show it in a frame', async () => {
    const { url } = await startLive();
    for (const path of [
      '/_gateway/healthz',
      '/api/x',
      '/storage/x',
      '/releases/none.js',
      '/sitemap.xml',
      '/none.txt',
    ]) {
      const { headers } = await fetch(url + path);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    }
  });

  it('preloads what the route of the address needs, in the language of the cookie', async () => {
    const { url, tutor } = await startLive();
    const { text } = await pageOf(`${url}/tutor/dashboard`, {
      cookie: `${session('tutor')}; gt_selected_language=bn`,
    });
    const preloaded = [
      ...text.matchAll(
        /<link rel="preload" as="(\w+)" fetchpriority="low" href="([^"]+)" integrity="sha384-/g,
      ),
    ];
    const ofTutor = preloaded.filter(([, , href]) => href?.startsWith(`/releases/mfe-tutor/${tutor}/`));
    expect(ofTutor.map(([, kind, href]) => [kind, href?.split(tutor)[1]])).toEqual([
      ['script', '/remoteEntry.js'],
      ['script', '/static/js/remote.js'],
      ['script', '/static/js/locale-bn.js'],
      ['script', '/static/js/dashboard.js'],
      ['style', '/static/css/dashboard.css'],
    ]);
    expect(text).toContain('<html lang="bn">');
    expect(text).toContain('<title>ড্যাশবোর্ড</title>');
  });

  it('preloads the fonts of the language, and no other', async () => {
    const { url } = await startLive();
    const fonts = async (cookie: string) =>
      [
        ...(await pageOf(`${url}/ui`, { cookie })).text.matchAll(
          /<link rel="preload" as="font"[^>]*\/([^/"]+\.woff2)"/g,
        ),
      ].map(([, file]) => file);
    expect(await fonts('gt_selected_language=en')).toEqual(['figtree-latin.woff2']);
    expect(await fonts('gt_selected_language=bn')).toEqual(['figtree-latin.woff2', 'noto-bengali.woff2']);
  });

  it.each([
    ['a guest', {}],
    ['a guardian', { cookie: session('parent') }],
    ['a tutor whose session has ended', { cookie: session('tutor', -1) }],
    ['a broken record', { cookie: 'gt_user=%7Bbroken' }],
    ['an unknown language', { cookie: 'gt_selected_language=xx' }],
  ])('preloads no file of a guarded remote for %s', async (_, headers) => {
    const { url } = await startLive();
    const { text, answer } = await pageOf(`${url}/tutor/dashboard`, headers);
    expect(answer.status).toBe(200);
    expect(text).toContain('<html lang="en">');
    expect(text).not.toMatch(/<link[^>]*mfe-tutor/);
    expect((await pageOf(`${url}/tutors`, headers)).text).toMatch(/<link[^>]*mfe-tutor/);
  });

  it('asks early for what a page reads, for those who may open it', async () => {
    const { manifest } = tutorInfo;
    const routes = manifest?.routes.map((route) => ({ ...route, reads: ['GET /api/</script>'] }));
    const { url } = await startLive(
      {},
      { ...tutorInfo, manifest: manifest && { ...manifest, routes: routes ?? [] } },
    );
    const early = async (role: string) => {
      const { text } = await pageOf(`${url}/tutor/dashboard`, { cookie: session(role) });
      return /gt_user=[^<]* of \[([^<]*?)\]\)[^<]*poraoReads/.exec(text)?.[1];
    };
    expect(await early('tutor')).toBe('"/api/\\u003c/script>"');
    expect(await early('parent')).toBeUndefined();
  });

  it('answers 404 with the page where there is no page, 200 where the shell or a remote has one', async () => {
    const { url } = await startLive();
    const status = async (path: string) => (await pageOf(url + path)).answer.status;
    expect(await status('/ui')).toBe(200);
    expect(await status('/UI/')).toBe(200);
    expect(await status('/tutor/anything/below')).toBe(200);
    expect(await status('/nowhere')).toBe(404);
    expect(await status('/tutors/1/2')).toBe(404);
    expect(await status('/%E0%A4%A')).toBe(404);
    expect((await pageOf(`${url}/nowhere`)).text).toContain('id="porao-page"');
  });

  it('is compressed, and HEAD answers without a body', async () => {
    const { url } = await startLive();
    const { answer } = await pageOf(`${url}/ui`, { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const head = await fetch(`${url}/ui`, { method: 'HEAD', headers: html });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('keeps the last good registry while the file is torn or gone', async () => {
    const { url, root, tutor } = await startLive();
    await pageOf(`${url}/ui`);
    await rm(join(root, 'revisions'), { recursive: true });
    await writeFile(join(root, 'registry.json'), '{"revision": 9');
    const torn = await pageOf(`${url}/tutors`);
    expect(torn.answer.status).toBe(200);
    expect(torn.data().remotes[0]?.release).toBe(tutor);
    await rm(join(root, 'registry.json'));
    expect((await pageOf(`${url}/ui`)).answer.status).toBe(200);
  });

  it('says so when nothing is live yet', async () => {
    const { driver } = await temporaryRegistry();
    const { url } = await startGateway(driver);
    expect((await fetch(`${url}/`, { headers: html })).status).toBe(503);
    expect((await fetch(`${url}/_gateway/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/_gateway/healthz`)).status).toBe(200);
  });
});
