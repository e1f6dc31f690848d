import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';
import { migrationFaults } from './migration-faults.ts';

/** Marks of a query, whether written out or built. */
const query =
  /\bsql(?:<[^>]*>)?`|\b(?:many|one|only|run|exists)(?:<[^`;]*>)?\(\w+\)`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

const guilty = globSync('{src,test}/**/*.ts', { cwd: join(repoRoot, 'api') })
  .filter((path) => !/\.(repository|test)\.ts$/.test(path))
  .flatMap((path) => {
    const lines = readFileSync(join(repoRoot, 'api', path), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      query.test(line) ? [`api/${path}:${index + 1}: ${line.trim()}`] : [],
    );
  });

if (guilty.length > 0) {
  console.error(
    `SQL outside of *.repository.ts:\n${guilty.join('\n')}\nMove each query into the repository of its module.`,
  );
  process.exitCode = 1;
}

const git = (...args: string[]): string =>
  spawnSync('git', args, { cwd: repoRoot, encoding: 'utf8' }).stdout.trim();
// Empty in a copy of the repository without tags, such as a shallow one.
const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
const released = git('ls-tree', '--name-only', tag || 'HEAD', 'api/migrations/').split('\n');
const breaking = globSync('api/migrations/*.sql', { cwd: repoRoot })
  .filter((path) => !released.includes(path))
  .flatMap((path) =>
    migrationFaults(readFileSync(join(repoRoot, path), 'utf8'), tag).map((what) => `${path}: ${what}`),
  );

if (breaking.length > 0) {
  console.error(
    `Migrations that the last release does not survive:\n${breaking.join('\n')}\nAdd now, and take away in a later ` +
      'release, with the version that stopped using it in a comment above: -- Not used since 2.1.0.',
  );
  process.exitCode = 1;
}
