import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';

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
