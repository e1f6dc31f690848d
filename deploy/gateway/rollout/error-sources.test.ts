import { expect, it } from 'vitest';
import { publishBuild, tutorInfo } from '../../testing/fixtures.ts';
import { startLive } from '../../testing/gateway.ts';

it('OPS-396 reported errors are shown with file and line of the source, by the maps of the release that threw', async () => {
  const { beacon, driver, tutor, reports } = await startLive();
  // The start of the file is line 3, column 3 of the source.
  const map = { version: 3, sources: ['../../../src/home.page.tsx'], names: [], mappings: 'AAEE' };
  const more = { 'static/js/dashboard.js.map': JSON.stringify(map) };
  const mapped = await publishBuild(driver, tutorInfo, 'mapped', more);
  const said = { kind: 'script-error', app: 'mfe-tutor', phase: 'mount', message: 'bad' };
  const last = async (release: string, frames: unknown): Promise<string | undefined> => {
    expect(await beacon({ ...said, release, frames })).toBe(204);
    return reports.counts().get(`mfe-tutor ${release}`)?.last;
  };
  const place = (release: string) => `/releases/mfe-tutor/${release}/static/js/dashboard.js:1:1`;
  expect(await last(mapped, [place(mapped)])).toBe('mount: bad at mfe-tutor/src/home.page.tsx:3:3');
  expect(await last(tutor, [place(tutor)])).toBe('mount: bad at mfe-tutor/static/js/dashboard.js:1:1');
  for (const frames of [[place('000000000000')], ['free text'], 'no list'])
    expect(await last(mapped, frames)).toBe('mount: bad');
});
