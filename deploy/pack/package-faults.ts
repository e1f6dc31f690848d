import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** The ways in which a bundler or Node 24 loads a package; older ones cannot load modules at all. */
const used = ['node16-esm', 'bundler'];

/** A template of `porao new` is no part of the package that it is in. */
const template = '/shared/build/template/';

/** Returns what publint and Are The Types Wrong find in a package: its folder and its archive. Each fault is a line. */
export async function faultsOf(folder: string, archive: string): Promise<string[]> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true });
  const faults = messages
    // Archives name each other by file on purpose.
    .filter(({ code }) => code !== 'LOCAL_DEPENDENCY')
    .map((message) => formatMessage(message, manifest) ?? message.code)
    .filter((fault) => !fault.includes(template));
  const { types, ...checked } = await checkPackage(createPackageFromTarballData(readFileSync(archive)), {
    excludeEntrypoints: Object.keys(manifest.exports).filter((path) => /\.(css|json)$/.test(path)),
  });
  const problems = types && 'problems' in checked ? checked.problems : [];
  for (const problem of problems)
    if (!('resolutionKind' in problem) || used.includes(problem.resolutionKind))
      faults.push(JSON.stringify(problem));
  return faults.map((fault) => `${basename(archive)}: ${fault}`);
}
