#!/usr/bin/env node
// The command of a remote in its own repository: what `pnpm new`, `build`, `dev` and `release` are in the workspace.
// Nothing is imported before the version of Node and the repository are known.
import process from 'node:process';

const [name, ...rest] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 24 || (major === 24 && minor < 2)) {
  console.error(`Node ${process.versions.node} is too old for porao: install Node 24.2 or later.`);
  process.exit(1);
}
process.env['PORAO_ROOT'] ||= process.cwd();

const usage = `A remote of Porao in its own repository.

  npx porao new mfe-NAME [--area AREA --role ROLE]   writes it into this folder
  npx porao check                                    types, texts in both languages, tests
  npx porao build                                    into dist
  npx porao dev [--site https://…]                   with hot reload, in front of a site; without --site of the
                                                     trial site that runs over DATA_DIR
`;

/** Beside the commands of `release`, which are all there. */
const own: Readonly<Record<string, () => Promise<unknown>>> = {
  new: async () => {
    process.argv.splice(2, 1);
    await import('../local/new.ts');
  },
  build: async () => (await import('../local/build.ts')).buildCommand(rest),
  check: async () => (await import('./check-remote.ts')).checkCommand(),
  dev: async () => (await import('../local/dev-servers.ts')).devCommand(rest),
};

if (name === undefined || /^(-h|--help|help)$/.test(name)) {
  console.log(usage);
  process.argv.splice(2, 1, '--help');
}
await (own[name ?? ''] ?? (() => import('./release.ts')))();
