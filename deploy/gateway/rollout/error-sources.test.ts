import { expect, it, vi } from 'vitest';
import { hashedInfo, publishBuild, tutorInfo } from '../../testing/fixtures.ts';
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

it('OPS-396 a map is read once for the places of a stack, and maps a few times a minute, whatever is reported', async () => {
  const { driver, tutor, beacon, reports } = await startLive();
  const read = vi.spyOn(driver, 'getFile');
  const maps = () => read.mock.calls.filter(([, , path]) => path.endsWith('.map.gz')).length;
  const said = { kind: 'script-error', app: 'mfe-tutor', release: tutor, phase: 'mount', message: 'bad' };
  const place = (line: number) => `/releases/mfe-tutor/${tutor}/static/js/dashboard.js:${line}:1`;
  await beacon({ ...said, frames: [1, 2, 3, 4].map(place) });
  expect(maps()).toBe(1);
  for (let line = 10; line < 60; line += 1) await beacon({ ...said, frames: [place(line)] });
  expect(maps()).toBe(20);
  expect(reports.counts().get(`mfe-tutor ${tutor}`)?.['script-error']).toBe(51);
});

it('OPS-431 a file that releases share is looked up in the releases of the page', async () => {
  const { beacon, driver, tutor, reports } = await startLive();
  const map = { version: 3, sources: ['../../../src/home.page.tsx'], names: [], mappings: 'AAEE' };
  const { info } = hashedInfo(tutorInfo, '1');
  const [file = ''] = info.chunks['dashboard'] ?? [];
  const mapped = await publishBuild(driver, info, 'mapped', { [`${file}.map`]: JSON.stringify(map) });
  const said = { kind: 'script-error', app: 'mfe-tutor', release: tutor, phase: 'mount', message: 'bad' };
  const frames = [`/files/mfe-tutor/${file}:1:1`];
  await beacon({ ...said, frames, arrived: [`mfe-tutor/${mapped}`] });
  expect(reports.counts().get(`mfe-tutor ${tutor}`)?.last).toBe(
    'mount: bad at mfe-tutor/src/home.page.tsx:3:3',
  );
});
