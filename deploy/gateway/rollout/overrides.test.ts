import { expect, it } from 'vitest';
import { publishActive, publishBuild, shellInfo, tutorInfo } from '../../testing/fixtures.ts';
import { html, pageOf, startLive } from '../../testing/gateway.ts';

const address = 'http://127.0.0.1:3100';

async function ask(url: string, path: string, cookie = '') {
  const answer = await fetch(url + path, { headers: { ...html, cookie }, redirect: 'manual' });
  const given = answer.headers.get('set-cookie') ?? '';
  return { answer, given, cookie: given.split(';')[0] ?? '', to: answer.headers.get('location') };
}

it('one browser gets a published release in place of the live one, and goes back by one click', async () => {
  const { url, driver, tutor } = await startLive();
  const next = await publishBuild(driver, tutorInfo, 'two');
  const set = await ask(url, `/tutors/7?a=b&mfe.tutor=${next}`);
  expect(set.answer.status).toBe(303);
  expect(set.to).toBe('/tutors/7?a=b');
  expect(set.given).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  const own = await pageOf(`${url}/tutors/7`, { cookie: set.cookie });
  expect(own.data().remotes[0]?.release).toBe(next);
  expect(own.data().overrides).toEqual([{ app: 'mfe-tutor', source: next }]);
  expect(own.data().config.offline).toBe(false);
  const others = (await pageOf(`${url}/tutors/7`)).data();
  expect(others.remotes[0]?.release).toBe(tutor);
  expect(others.overrides).toBeUndefined();
  const back = await ask(url, '/tutors/7?mfe.reset', set.cookie);
  expect(back.to).toBe('/tutors/7');
  expect(back.given).toContain('porao_override=; Max-Age=0');
});

it('a build of an allowed address is named to the page, which may load from there and nowhere else', async () => {
  const { url } = await startLive();
  const { cookie } = await ask(url, `/?mfe.tutor=${address}`);
  const { answer, data } = await pageOf(`${url}/tutors/7`, { cookie });
  expect(data().overrides).toEqual([{ app: 'mfe-tutor', source: address }]);
  const policy = answer.headers.get('content-security-policy') ?? '';
  for (const directive of ['connect-src', 'style-src', 'font-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${address}`));
  expect(policy).not.toContain('http://127.0.0.1:*');
  expect(answer.headers.get('integrity-policy')).toBeNull();
  expect((await pageOf(`${url}/tutors/7`)).answer.headers.get('integrity-policy')).not.toBeNull();
});

it.each([
  'http://evil.example',
  'http://127.0.0.1.evil.example:1/',
  'http://user@127.0.0.1:80@evil.example/',
  'javascript:alert(1)',
  '000',
])('refuses %s, also from a cookie', async (source) => {
  const { url } = await startLive();
  expect((await ask(url, `/?mfe.tutor=${encodeURIComponent(source)}`)).answer.status).toBe(400);
  const forged = `porao_override=${encodeURIComponent(JSON.stringify([{ app: 'mfe-tutor', source }]))}`;
  expect((await pageOf(`${url}/ui`, { cookie: forged })).data().overrides).toBeUndefined();
});

it('a release that does not fit the shell, or is none, is refused with the reason and the way back', async () => {
  const { url, driver } = await startLive();
  const unfit = await publishBuild(driver, { ...tutorInfo, uses: { '@porao/ui': ['Slider'] } });
  for (const [id, words] of [
    [unfit, `mfe-tutor ${unfit} uses Slider of @porao/ui`],
    ['000000000000', 'mfe-tutor has no release 000000000000'],
  ]) {
    const { answer, given } = await ask(url, `/?mfe.tutor=${id}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(new RegExp(`${words}[^]*\\?mfe\\.reset`));
    expect(given).toBe('');
  }
});

it('a release that fits no more, after the live shell changed, leaves the live one and no badge', async () => {
  const { url, driver, tutor } = await startLive();
  const own = await publishBuild(driver, { ...tutorInfo, uses: { '@porao/ui': ['Card'] } }, 'two');
  const { cookie } = await ask(url, `/?mfe.tutor=${own}`);
  expect((await pageOf(`${url}/tutors`, { cookie })).data().remotes[0]?.release).toBe(own);
  await publishActive(driver, { ...shellInfo, provides: { '@porao/ui': ['Button'] } }, 'two');
  const page = (await pageOf(`${url}/tutors`, { cookie })).data();
  expect(page.remotes[0]?.release).toBe(tutor);
  expect(page.overrides).toBeUndefined();
});

it('leads to no other host', async () => {
  const { url } = await startLive();
  expect((await ask(url, '//evil.example/?mfe.reset')).to).toBe('/evil.example/');
});

it('is off outside of a demo and in production unless it is switched on, and then by the list alone', async () => {
  for (const env of [{ PORAO_DEMO: '' }, { NODE_ENV: 'production', PUBLIC_URL: 'http://porao.example' }]) {
    const off = await startLive(env);
    expect((await ask(off.url, `/ui?mfe.tutor=${address}`)).answer.status).toBe(200);
  }
  const { url } = await startLive({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://porao.example',
    OVERRIDES: 'on',
    OVERRIDE_ORIGINS: 'https://dev.example',
  });
  expect((await ask(url, `/ui?mfe.tutor=${address}`)).answer.status).toBe(400);
  expect((await ask(url, '/ui?mfe.tutor=https://dev.example/x')).answer.status).toBe(303);
});
