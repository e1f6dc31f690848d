import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from '../registry/index.ts';
import { temporaryFolder } from './fixtures.ts';

/** Runs the workspace's rules over a small workspace and answers `rule file` of each broken one. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const root = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const bin = join(repoRoot, 'node_modules/.bin/depcruise');
  const args = ['--config', join(repoRoot, '.dependency-cruiser.mjs'), '--output-type', 'json', '.'];
  const { stdout, stderr } = spawnSync(bin, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return [...new Set(summary.violations.map(({ from, rule }) => `${rule.name} ${from}`))].toSorted();
}

const curatedPackages = [
  '@mantine/core',
  '@tanstack/react-query',
  'react-router-dom',
  'react-hook-form',
  'zod',
  'mitt',
  'dayjs/plugin/utc',
];

const leaf = 'export const value = 1;\n';
const use = (from: string) => `import { value } from '${from}';\nexport const own = value;\n`;

it('lets a clean workspace pass', async () => {
  const clean = {
    'shared/contracts/src/index.ts': leaf,
    'shared/client/src/index.ts': use('../../contracts/src/index.ts'),
    'shared/ui/src/index.ts': use('../../client/src/index.ts'),
    'mfe-new/src/features/one/page.tsx': use('../../common/help.ts'),
    'mfe-new/src/common/help.ts': use('../../../shared/ui/src/index.ts'),
    'api/src/modules/one/routes.ts': use('../two/index.ts'),
    'api/src/modules/two/index.ts': leaf,
    'api/test/support/server.ts': use('../../../deploy/local/npm-package.ts'),
    'deploy/local/npm-package.ts': leaf,
    'deploy/gateway/main.ts': use('../../shared/server/src/index.ts'),
    'shared/server/src/index.ts': leaf,
  };
  expect(await brokenRules(clean)).toEqual([]);
});

it('refuses every import against the rules, also in a remote that nobody named', async () => {
  const forbidden: [rule: string, file: string, from: string][] = [
    ['remotes-alone', 'mfe-new/src/a.ts', '../../mfe-old/src/leaf.ts'],
    ['remotes-alone', 'mfe-new/src/b.ts', '../../shell/src/leaf.ts'],
    ['remotes-alone', 'mfe-new/src/c.ts', '../../deploy/leaf.ts'],
    ['remotes-alone', 'mfe-new/src/d.ts', '../../api/src/leaf.ts'],
    ['features-alone', 'mfe-new/src/features/one/a.ts', '../two/leaf.ts'],
    ['common-below-features', 'mfe-new/src/common/a.ts', '../features/two/leaf.ts'],
    ['shell-alone', 'shell/src/a.ts', '../../mfe-old/src/leaf.ts'],
    ['shell-common-boot-below', 'shell/src/boot/a.ts', '../remotes/leaf.ts'],
    ['shell-remotes-below', 'shell/src/remotes/a.ts', '../layout/leaf.ts'],
    ['shell-session-below', 'shell/src/session/a.ts', '../layout/leaf.ts'],
    ['shell-layout-below', 'shell/src/layout/a.ts', '../session/leaf.ts'],
    ['shell-background-below', 'shell/src/background/a.ts', '../session/leaf.ts'],
    ['shared-is-below-apps', 'shared/ui/src/a.ts', '../../../shell/src/leaf.ts'],
    ['platform-below', 'shared/platform/src/a.ts', '../../ui/src/leaf.ts'],
    ['client-below', 'shared/client/src/a.ts', '../../platform/src/leaf.ts'],
    ['contracts-know-zod-only', 'shared/contracts/src/a.ts', '../../client/src/leaf.ts'],
    ['servers-see-contracts-only', 'api/src/a.ts', '../../shared/ui/src/leaf.ts'],
    ['servers-see-contracts-only', 'deploy/a.ts', '../mfe-old/src/leaf.ts'],
    ['server-on-node-only', 'mfe-new/src/e.ts', '../../shared/server/src/leaf.ts'],
    ['server-below', 'shared/server/src/a.ts', '../../contracts/src/leaf.ts'],
    ['api-and-deploy-apart', 'api/src/b.ts', '../../deploy/leaf.ts'],
    ['deploy-and-api-apart', 'deploy/b.ts', '../api/src/leaf.ts'],
    ['registry-below-deploy', 'deploy/registry/a.ts', '../gateway/leaf.ts'],
    ['production-without-tools', 'deploy/registry/b.ts', '../local/leaf.ts'],
    ['production-without-tools', 'deploy/gateway/a.ts', '../testing/leaf.ts'],
    ['production-without-tools', 'deploy/gateway/b.ts', '../pack/leaf.ts'],
    ['local-and-gateway-below-cli', 'deploy/local/a.ts', '../cli/leaf.ts'],
    ['modules-by-index', 'api/src/modules/one/a.ts', '../two/leaf.ts'],
    ['kit-below-modules', 'api/src/kit/a.ts', '../modules/two/leaf.ts'],
    ['no-test-code-in-src', 'api/src/d.ts', '../test/support/leaf.ts'],
    ['resolvable', 'api/src/c.ts', './gone.ts'],
    ...curatedPackages.map((name, index): [string, string, string] => [
      'curated-only',
      `mfe-new/src/p${index}.ts`,
      name,
    ]),
  ];
  const files: Record<string, string> = {};
  for (const [, file, from] of forbidden) {
    files[file] = use(from);
    if (from.endsWith('leaf.ts')) files[join(dirname(file), from)] = leaf;
  }
  for (const name of curatedPackages) {
    files[`node_modules/${name.endsWith('/utc') ? name : `${name}/index`}.js`] = leaf;
    files[`shared/ui/src/${name.replaceAll('/', '-')}.ts`] = use(name);
  }
  files['deploy/x.ts'] = use('./y.ts');
  files['deploy/y.ts'] = use('./x.ts');
  const expected = [...forbidden.map(([rule, file]) => `${rule} ${file}`), 'no-cycles deploy/x.ts'];
  expect(await brokenRules(files)).toEqual(expected.toSorted());
});
