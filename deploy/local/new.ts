// Writes a remote from shared/build/template into a folder of the workspace, or as a repository of its own:
// pnpm new mfe-reports [--area reports --role auditor], npx porao new mfe-reports …
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '@porao/server';
import { inWorkspace, repoRoot, typed } from '../registry/data-dir.ts';
import { folderOfNew, type NewRemote, pathOf, refusalOf, writeRemote } from './new-remote.ts';
import packageManager from './pnpm.json' with { type: 'json' };

const usage = `Usage: ${typed('new')} mfe-NAME [--area AREA --role ROLE]
Writes a remote with one page: for everybody, or in an area of its own for people of a role.`;

const bin = (name: string) => join(repoRoot, 'node_modules/.bin', name);

const remote = asked();
const refusal = await refusalOf(remote);
if (refusal !== undefined) stop(refusal);
const { name, area } = remote;
writeRemote(remote, folderOfNew(remote));
if (inWorkspace) {
  execFileSync(bin('biome'), ['check', '--write', name], {
    cwd: repoRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  addWords();
}
const pnpm = ['npx', '--yes', `pnpm@${packageManager.version}`];
const install = inWorkspace
  ? [...pnpm, 'install', '--no-frozen-lockfile', '--reporter=append-only']
  : ['npm', 'install', '--no-audit', '--no-fund'];
const [program = '', ...args] = install;
const { status } = spawnSync(program, args, { cwd: repoRoot, stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) stop(`${name} is written; its packages could not be installed. Run: ${install.join(' ')}`);

console.log(`${name} is written and installed. Its page is ${pathOf(remote)}${area ? `, for people with the role ${area.role}` : ''}.

Put it live:      ${typed(`release publish ${name} --build --activate`)}${
  area
    ? `\nGrant the role:   pnpm ops grant-role PHONE ${area.role} --reason TEXT${inWorkspace ? '' : ', by the operators of the site'}`
    : ''
}
Work on it:       ${typed(inWorkspace ? `dev ${name}` : 'dev --site https://…')}
Its titles are in src/routes.ts, its texts in src/locales; those of the template wait for yours.`);

function asked(): NewRemote {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { area: { type: 'string' }, role: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      console.log(usage);
      process.exit();
    }
    const [first, ...more] = positionals;
    if (first === undefined || more.length > 0) return stop(usage);
    if ((values.area === undefined) !== (values.role === undefined))
      return stop(`--area and --role go together.\n${usage}`);
    const { area: areaName, role } = values;
    return {
      name: first,
      ...(areaName !== undefined && role !== undefined && { area: { name: areaName, role } }),
    };
  } catch (error) {
    return stop(`${messageOf(error)}\n${usage}`);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Names that no dictionary has become words of the project. */
function addWords(): void {
  const args = ['lint', '--words-only', '--unique', '--no-progress', '--no-summary', `${name}/**`];
  const { stdout } = spawnSync(bin('cspell'), args, { cwd: repoRoot, encoding: 'utf8' });
  const unknown = stdout.split('\n').filter((word) => word !== '');
  if (unknown.length === 0) return;
  const list = join(repoRoot, '.cspell/words.txt');
  const words = readFileSync(list, 'utf8').trimEnd().split('\n');
  const all = new Set([...words, ...unknown.map((word) => word.toLowerCase())]);
  writeFileSync(list, `${[...all].toSorted().join('\n')}\n`);
}
