// Packs what a remote in its own repository installs: pnpm pack:platform [--out DIR] [--registry URL]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repoRoot } from '../registry/data-dir.ts';
import { assemble } from './assemble.ts';
import { compile } from './compile.ts';
import { buildDevShell } from './dev-shell.ts';
import { faultsOf } from './package-faults.ts';
import { commandName, platformPackages, readManifest } from './packages.ts';
import { runInFolder } from './run-in-folder.ts';
import { npmrcOf, packedVersion, type Source } from './source.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist/platform' }, registry: { type: 'string' } },
});
const out = resolve(repoRoot, values.out);
await runInFolder('porao-pack', async (work) => {
  const packages = platformPackages();
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: repoRoot, encoding: 'utf8' }).stdout.trim();
  const version = packedVersion(readManifest('.').version, git);
  const source: Source = { version, registry: values.registry ?? null };
  const compiled = join(work, 'compiled');
  await compile(
    packages.flatMap(({ entries }) => entries),
    compiled,
  );
  const folders = packages.map((one) => {
    const folder = join(work, one.name);
    assemble(one, source, compiled, folder);
    return folder;
  });
  await buildDevShell(join(work, commandName, 'shell-dev'));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const options = { cwd: work, encoding: 'utf8' as const };
  const archives = execFileSync('npm', ['pack', '--silent', '--pack-destination', out, ...folders], options);
  const faults: string[] = [];
  for (const [index, archive] of archives.trim().split('\n').entries())
    faults.push(...(await faultsOf(folders[index] ?? '', join(out, archive))));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(join(out, '.npmrc'), npmrcOf(source));
  console.log(`${packages.length} packages, version ${version}, in ${out}`);
});
