import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { createKey, keysFolder } from '../../deploy/registry/release-keys.ts';
import { descendants } from '../support/processes.ts';
import { auditOf, command, registryOf } from '../support/releases.ts';
import { expect, isolatedTest } from '../support/test.ts';
import { changedDist } from '../support/variants.ts';

/** When each file below a folder was last written. */
function writtenAt(folder: string): Map<string, number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  return new Map(
    files.flatMap((file) => {
      const entry = statSync(file);
      return entry.isFile() ? [[file, entry.mtimeMs] as const] : [];
    }),
  );
}

isolatedTest(
  'one team ships three releases and a rollback, another one; neither touches a file of the other',
  async ({ site }) => {
    isolatedTest.setTimeout(240_000);
    const apps = ['shell', 'mfe-public', 'mfe-auth', 'mfe-tutor', 'mfe-parent'];
    const releases = join(site.dataDir, 'registry/releases');
    const builds = () => apps.map((app) => writtenAt(join(repoRoot, app, 'dist')));
    const live = await registryOf(site);
    const before = { files: writtenAt(releases), builds: builds(), lines: (await auditOf(site)).length };
    const servers = descendants(process.pid, 'main.ts').toSorted((a, b) => a - b);
    const terminal = (team: string) => async (app: string, words: readonly string[], more?: string) => {
      const copy = changedDist(app);
      createKey(site.dataDir, team);
      const key = join(keysFolder(site.dataDir), `${team}.pem`);
      const run = async (...args: string[]) => {
        const env = { ...process.env, RELEASE_SMOKE: 'off', DATA_DIR: site.dataDir, RELEASE_KEY: key };
        const { code, stderr } = await command([join(repoRoot, 'deploy/cli/release.ts'), ...args], {
          cwd: repoRoot,
          env,
        });
        expect(code, stderr).toBe(0);
      };
      for (const word of words) await run('publish', app, '--dist', copy(word), '--activate');
      if (more) await run(more, app);
    };
    await Promise.all([
      terminal('tutor-team')('mfe-tutor', ['one', 'two', 'three'], 'rollback'),
      terminal('parent-team')('mfe-parent', ['one']),
    ]);

    const after = await registryOf(site);
    const shipped = (app: string) =>
      after.apps[app]?.releases.filter((id) => !live.apps[app]?.releases.includes(id)) ?? [];
    const [one, two, three] = shipped('mfe-tutor');
    // Another rollback goes further back, not to the release that was rolled back.
    expect(after.apps['mfe-tutor']).toMatchObject({ active: two, previous: one });
    expect(after.apps['mfe-parent']?.active).toBe(shipped('mfe-parent')[0]);
    for (const app of ['shell', 'mfe-public', 'mfe-auth']) expect(after.apps[app]).toEqual(live.apps[app]);

    // Files stored before are not written again; new ones are below the shipped releases' own folders.
    const files = writtenAt(releases);
    for (const [file, time] of before.files) expect(files.get(file), file).toBe(time);
    const added = [...files.keys()].filter((file) => !before.files.has(file));
    const folders = new Set(added.map((file) => relative(releases, file).split(sep).slice(0, 2).join('/')));
    expect([...folders].toSorted()).toEqual(
      [
        ...shipped('mfe-parent').map((id) => `mfe-parent/${id}`),
        ...[one, two, three].map((id) => `mfe-tutor/${id}`),
      ].toSorted(),
    );
    expect(builds()).toEqual(before.builds);
    expect(descendants(process.pid, 'main.ts').toSorted((a, b) => a - b)).toEqual(servers);

    const lines = (await auditOf(site)).slice(before.lines);
    const of = (team: string) =>
      lines.filter(({ actor }) => actor === team).map(({ action, app, to }) => `${action} ${app} ${to}`);
    expect(of('tutor-team')).toEqual([
      ...[one, two, three].flatMap((id) => [`publish mfe-tutor ${id}`, `activate mfe-tutor ${id}`]),
      `rollback mfe-tutor ${two}`,
    ]);
    expect(of('parent-team')).toEqual(
      shipped('mfe-parent').flatMap((id) => [`publish mfe-parent ${id}`, `activate mfe-parent ${id}`]),
    );
    expect(lines).toHaveLength(9);
  },
);
