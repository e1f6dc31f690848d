// Reports what docs/teams.md calls stable, into docs/api: pnpm api-report [--accept]. Without --accept a difference
// from the reports in the repository is an error.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { type Endpoint, endpoints, refusalsOf } from '@porao/contracts';
import { z } from 'zod';
import { repoRoot } from '../registry/data-dir.ts';
import { compile, withJsSpecifiers } from './compile.ts';
import { runInFolder } from './run-in-folder.ts';

/** Name of the report, and the file of `shared` that has the exports. */
const entries = {
  platform: 'platform/src/index',
  'platform-paths': 'platform/src/paths',
  'platform-testing': 'platform/src/testing/index',
  ui: 'ui/src/index',
  'ui-controls': 'ui/src/controls',
  'ui-forms': 'ui/src/forms',
  'ui-overlays': 'ui/src/overlays',
  'ui-map': 'ui/src/map',
  'contracts-manifest': 'contracts/src/remote',
  'contracts-events': 'contracts/src/events',
  'contracts-constants': 'contracts/src/constants',
  build: 'build/src/index',
  'build-vitest': 'build/src/vitest',
};

/** The report includes what `@porao/platform` exports of these; of other packages it has names alone. */
const exported = ['client/src/index', 'i18n/src/index'];

const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
const reports = join(repoRoot, 'docs/api');
await runInFolder('porao-api', async (work) => {
  const made = { ...(await exportReports(work)), 'endpoints.txt': endpointReport() };
  const changed = Object.entries(made).filter(([name, text]) => text !== accepted(name));
  const gone = globSync('*', { cwd: reports }).filter((name) => !Object.hasOwn(made, name));
  if (values.accept) {
    mkdirSync(reports, { recursive: true });
    for (const [name, text] of changed) writeFileSync(join(reports, name), text);
    for (const name of gone) rmSync(join(reports, name));
  } else if (changed.length + gone.length > 0)
    throw new Error(
      [
        'The stable API changed:',
        ...changed.flatMap(([name, text]) => [`docs/api/${name}`, ...changedLines(accepted(name), text)]),
        ...gone.map((name) => `docs/api/${name} is of nothing that is stable`),
        'Look whether live remotes need what is gone (docs/teams.md), then: pnpm api-report --accept',
      ].join('\n'),
    );
});

function accepted(name: string): string {
  const [file] = globSync(name, { cwd: reports });
  return file === undefined ? '' : readFileSync(join(reports, file), 'utf8');
}

function changedLines(before: string, after: string): string[] {
  const lines = { before: before.split('\n'), after: after.split('\n') };
  const only = (sign: string, some: string[], others: string[]) =>
    some.filter((line) => !others.includes(line)).map((line) => `  ${sign} ${line}`);
  return [...only('-', lines.before, lines.after), ...only('+', lines.after, lines.before)].slice(0, 20);
}

async function exportReports(work: string): Promise<Record<string, string>> {
  const shared = join(work, 'compiled/shared');
  mkdirSync(join(work, 'reports'));
  await compile(
    [...Object.values(entries), ...exported].map(
      (entry) => globSync(`shared/${entry}.{ts,tsx}`, { cwd: repoRoot })[0] ?? entry,
    ),
    join(work, 'compiled'),
    { emitDeclarationOnly: true, noCheck: true },
  );
  for (const file of globSync('**/*.d.ts', { cwd: shared }).map((path) => join(shared, path)))
    writeFileSync(file, withJsSpecifiers(readFileSync(file, 'utf8')));
  const configs = Object.entries(entries).map(([name, entry]) => configOf(work, name, `${entry}.d.ts`));
  const [first] = configs;
  if (!first) return {};
  const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(first, { additionalEntryPoints });
  for (const config of configs)
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        if (message.logLevel === ExtractorLogLevel.Error) throw new Error(message.text);
        message.handled = true;
      },
    });
  const files = globSync('reports/*.api.md', { cwd: work }).map((path) => join(work, path));
  const made = files.map((file) => [basename(file), readFileSync(file, 'utf8')] as const);
  // A file whose declarations are missing, or that is taken for another package's, is reported by names alone.
  const partial = made.filter(([, text]) => / from '\.\.?\//.test(text)).map(([name]) => name);
  if (partial.length > 0)
    throw new Error(`Without the declarations of our own files, compiled in ${work}: ${partial.join(', ')}`);
  return Object.fromEntries(made);
}

function configOf(work: string, name: string, entry: string): ExtractorConfig {
  const file = join(work, 'compiled/shared', entry);
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const folder = /^[^-]+/.exec(name)?.[0] ?? name;
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: work,
      mainEntryPointFilePath: file,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'ESNext',
            moduleResolution: 'bundler',
            lib: ['ES2024', 'DOM', 'DOM.Iterable'],
            types: [],
            strict: true,
            paths: Object.fromEntries(
              exported.map((path) => [
                `@porao/${dirname(dirname(path))}`,
                [join(work, 'compiled/shared', `${path}.d.ts`)],
              ]),
            ),
          },
          files: [file],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder: join(work, 'reports'),
        reportTempFolder: join(work, 'temporary'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(repoRoot, 'shared', folder, 'package.json'),
  });
}

/** A line for each call: who may, and a digest of what is sent, answered and refused. */
function endpointReport(): string {
  const lines = Object.entries<Endpoint>(endpoints).map(([key, endpoint]) => {
    const { access, params, query, body, form, file, response } = endpoint;
    const sent = [params, query, body].map(
      (schema) => schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    );
    const answered = z.toJSONSchema(response, { unrepresentable: 'any' });
    const refusals = refusalsOf(key, endpoint).toSorted();
    const digest = createHash('sha256').update(JSON.stringify([sent, answered, refusals, form, file]));
    return `${key}  ${access}  ${digest.digest('hex').slice(0, 12)}\n`;
  });
  return lines.toSorted().join('');
}
