import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startPreview } from '../../registry/preview.ts';
import { publishBuild, tester, tutorInfo } from '../../testing/fixtures.ts';
import { html, request, startLive } from '../../testing/gateway.ts';

describe('files of releases', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])(
    'come precompressed as %s, immutable, and as they are where it is not taken',
    async (encoding, decompress) => {
      const { port, tutor } = await startLive();
      const ask = (accepted: string) =>
        request(
          port,
          `GET /releases/mfe-tutor/${tutor}/remoteEntry.js HTTP/1.1`,
          `Accept-Encoding: ${accepted}`,
        );
      const raw = await ask(encoding);
      expect(raw.head).toMatch(new RegExp(`content-encoding: ${encoding}`, 'i'));
      expect(raw.head).toMatch(/vary: accept-encoding/i);
      expect(raw.head).toMatch(/cache-control: public, max-age=31536000, immutable/i);
      expect(raw.head).toMatch(/content-type: text\/javascript/i);
      expect(decompress(raw.body).toString()).toContain('mfe-tutor remoteEntry.js one');
      const plain = await ask(`${encoding};q=0`);
      expect(plain.head).not.toMatch(/content-encoding/i);
      expect(plain.body.toString()).toContain('mfe-tutor remoteEntry.js one');
    },
  );

  it('that are workers have a policy of their own: no network', async () => {
    const { url, driver } = await startLive();
    const more = { 'workers/cv.js': 'postMessage(1)' };
    const id = await publishBuild(driver, tutorInfo, 'with a worker', more);
    const policyOf = async (file: string) =>
      (await fetch(`${url}/releases/mfe-tutor/${id}/${file}`)).headers.get('content-security-policy');
    expect(await policyOf('workers/cv.js')).toBe("default-src 'none'");
    expect(await policyOf('remoteEntry.js')).not.toBe("default-src 'none'");
  });

  it('OPS-396 have source maps for browsers with a preview or releases of their own, never for visitors', async () => {
    // A guess of the operators' token is heard by their page alone, which counts the wrong ones.
    const token = 'a token of the operators';
    const env = { PORAO_DEMO: '0', OVERRIDES: 'off', STATUS_TOKEN: token };
    const { url, driver, tutor } = await startLive(env);
    const next = await publishBuild(driver, tutorInfo, 'two');
    const { id } = await startPreview(driver, { 'mfe-tutor': next }, tester);
    const preview = { cookie: `porao_preview=${id}` };
    const ask = async (file: string, headers: Record<string, string>) => {
      const answer = await fetch(`${url}/releases/mfe-tutor/${next}/${file}`, { headers });
      const named = ['sourcemap', 'cache-control'].map((name) => answer.headers.get(name));
      return [answer.status, ...named, await answer.text()];
    };
    const map = `/releases/mfe-tutor/${next}/remoteEntry.js.map`;
    const whole = 'private, max-age=31536000, immutable';
    expect((await ask('remoteEntry.js', preview)).slice(0, 3)).toEqual([200, map, whole]);
    expect(await ask('remoteEntry.js.map', preview)).toEqual([200, null, whole, '{"sources":[]}']);
    expect((await ask('static/js/remote.js', preview))[1]).toBeNull();
    const chosen = JSON.stringify([{ app: 'mfe-tutor', source: tutor }]);
    const override = `porao_override=${encodeURIComponent(chosen)}`;
    const others = ['porao_preview=AAAAAAAAAAAAAAAAAAAAAA', 'porao_team=1', override];
    const cookies = others.map((cookie) => ({ cookie }));
    for (const headers of [{}, ...cookies, { authorization: `Bearer ${token}` }]) {
      const [status, named, kept] = await ask('remoteEntry.js', headers);
      expect([status, named, kept]).toEqual([200, null, 'public, max-age=31536000, immutable']);
      for (const file of ['remoteEntry.js.map', 'remoteEntry.js.map.gz'])
        expect((await ask(file, headers))[0]).toBe(404);
    }
    const demo = await startLive();
    const own = { cookie: override.replaceAll(tutor, demo.tutor) };
    const mapOfOwn = `${demo.url}/releases/mfe-tutor/${demo.tutor}/remoteEntry.js.map`;
    expect((await fetch(mapOfOwn, { headers: own })).status).toBe(200);
  });

  it('answer 404 in plain text when missing, never the page', async () => {
    const { url, tutor, shell } = await startLive();
    const paths = [
      `/releases/mfe-tutor/${tutor}/missing.js`,
      `/releases/mfe-tutor/${tutor}/`,
      `/releases/mfe-tutor/${tutor}`,
      `/releases/mfe-tutor/${tutor}/static`,
      `/releases/mfe-tutor/000000000000/remoteEntry.js`,
      `/releases/mfe-tutor/${tutor}/remoteEntry.js.map`,
      `/releases/shell/${shell}/index.html`,
      '/releases/',
      '/index.html',
      '/missing.js',
    ];
    for (const path of paths) {
      const answer = await fetch(url + path, { headers: html });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('content-type')).toContain('text/plain');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await fetch(`${url}/releases/mfe-tutor/${tutor}/release.json`)).status).toBe(200);
  });

  it('never lead out of the release', async () => {
    const { port, tutor, root } = await startLive();
    await mkdir(join(root, 'releases', 'secret'), { recursive: true });
    await writeFile(join(root, 'secret.js'), 'secret');
    const base = `/releases/mfe-tutor/${tutor}`;
    for (const path of [
      `${base}/../../../secret.js`,
      `${base}/..%2f..%2f..%2fsecret.js`,
      `${base}/%2e%2e/%2e%2e/%2e%2e/secret.js`,
      `${base}/..\\..\\..\\secret.js`,
      `${base}/%252e%252e/secret.js`,
      '/releases/../secret.js',
      '/releases/..%2f/secret.js',
      '/releases/mfe-tutor/..%2f..%2fsecret.js/x',
      `${base}//${root}/secret.js`,
    ]) {
      const { head, body } = await request(port, `GET ${path} HTTP/1.1`);
      expect([path, head.split('\r\n')[0]]).toEqual([path, expect.stringMatching(/ 40[04] /)]);
      expect(body.toString()).not.toContain('secret');
    }
  });
});
