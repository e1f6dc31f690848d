import { expect, it, vi } from 'vitest';
import { readRelease } from '../../registry/index.ts';
import { liveRegistry, publishBuild, shellInfo } from '../../testing/fixtures.ts';
import { type OpenAll, withoutOld } from './live-faults.ts';
import type { Opened } from './open-page.ts';

async function nextShell() {
  const { driver, shell, tutor } = await liveRegistry();
  const next = await readRelease(driver, 'shell', await publishBuild(driver, shellInfo, 'next'));
  const visit = (path: string) =>
    ({ path, base: `/releases/mfe-tutor/${tutor}/`, look: 'usual', role: 'guest', watchMs: 0 }) as const;
  return { driver, shell, next, tutor, visit };
}
const opensWith = (whats: readonly (string | undefined)[]) =>
  vi.fn<OpenAll>(async (_apps, _changed, visits) =>
    visits.map((visit, at): Opened => {
      const what = whats[at];
      return { visit, files: [], fault: what === undefined ? undefined : { what } };
    }),
  );
const faultsOf = (opened: readonly Opened[]) => opened.map(({ fault }) => fault?.what);

it('OPS-400 a shell is not refused for what the live shell has, too, but for what is new', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { driver, shell, next, visit } = await nextShell();
  const opened: Opened[] = [
    { visit: visit('/a'), files: [], fault: { what: 'mount: planted 12 of 0123456789ab' } },
    { visit: visit('/b'), files: [], fault: { what: 'mount: new' } },
    { visit: visit('/c'), files: [], fault: { what: 'mount: other words' } },
    { visit: visit('/d'), files: [] },
  ];
  const open = opensWith(['mount: planted 13 of ba9876543210', undefined, 'mount: some words']);
  const left = await withoutOld(driver, [next], opened, open);
  expect(faultsOf(left)).toEqual([undefined, 'mount: new', 'mount: other words', undefined]);
  const [apps, changed, visits] = open.mock.calls[0] ?? [];
  expect(apps?.['shell']?.active).toBe(shell);
  expect(changed?.map(({ id }) => id)).toEqual([shell]);
  expect(visits?.map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\/a fails with the live shell, too: /),
  );
  said.mockRestore();
});

it('OPS-400 the own pages of a shell are compared with those of the live one', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { driver, shell, next, visit } = await nextShell();
  const own = { ...visit('/ui'), base: `/releases/shell/${next.id}/` };
  const open = opensWith(['mount: planted']);
  const left = await withoutOld(
    driver,
    [next],
    [{ visit: own, files: [], fault: { what: 'mount: planted' } }],
    open,
  );
  expect(faultsOf(left)).toEqual([undefined]);
  expect(open.mock.calls[0]?.[2].map(({ base }) => base)).toEqual([`/releases/shell/${shell}/`]);
  said.mockRestore();
});

it('OPS-400 nothing is opened again for the faults of a changed remote, with a shell or without', async () => {
  const { driver, next, tutor, visit } = await nextShell();
  const fault = { what: 'mount: planted' };
  const open = opensWith([fault.what]);
  const remote = await readRelease(driver, 'mfe-tutor', tutor);
  for (const changed of [[remote], [next, remote]]) {
    const kept = await withoutOld(driver, changed, [{ visit: visit('/a'), files: [], fault }], open);
    expect(faultsOf(kept)).toEqual([fault.what]);
  }
  expect(open).not.toHaveBeenCalled();
});
