import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';
import { importedPackages, withJsSpecifiers } from './compile.ts';
import { commandName, Manifest, type PlatformPackage, packedManifest, versionOf } from './packages.ts';
import { npmrcOf, rangeOf, type Source } from './source.ts';

/** Writes a package into `target`, from what was compiled into `compiled`. */
export function assemble(one: PlatformPackage, source: Source, compiled: string, target: string): void {
  const isCommand = one.name === commandName;
  const imports = { code: new Set<string>(), types: new Set<string>() };
  const parts = isCommand ? ['deploy'] : [one.folder];
  for (const part of parts)
    for (const file of globSync('**/*.{js,d.ts,json}', { cwd: join(compiled, part) })) {
      const path = join(target, isCommand ? part : '', file);
      const text = readFileSync(join(compiled, part, file), 'utf8');
      const isTypes = file.endsWith('.d.ts');
      const into = isTypes ? imports.types : imports.code;
      for (const name of importedPackages(text)) into.add(name);
      write(path, isTypes ? withJsSpecifiers(text) : text);
    }
  for (const asset of one.assets) copyAsset(join(repoRoot, one.folder, asset), join(target, asset));
  settle(target, source);
  if (isCommand) write(join(target, 'shared/build/own-repository/npmrc'), npmrcOf(source));
  write(join(target, 'package.json'), json(packedManifest(one, source, imports)));
  const readme = join(repoRoot, isCommand ? 'deploy/pack' : one.folder, 'README.md');
  write(join(target, 'README.md'), withoutOwnLinks(readFileSync(readme, 'utf8')));
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(repoRoot, file), join(target, file));
}

/** Everything that is not compiled: styles, fonts, settings; a template with its sources. */
function copyAsset(from: string, to: string): void {
  const isTemplate = basename(dirname(from)) === 'build' && from !== join(dirname(from), 'tsconfig');
  const isWanted = (path: string) =>
    !/(^|\/)(node_modules|dist)(\/|$)/.test(path.slice(from.length)) &&
    (isTemplate || statSync(path).isDirectory() || !/\.tsx?$/.test(path) || path.endsWith('env.d.ts'));
  for (const file of [from, ...globSync('**/*', { cwd: from }).map((path) => join(from, path))])
    if (!statSync(file).isDirectory() && isWanted(file)) {
      const target = join(to, file.slice(from.length));
      mkdirSync(dirname(target), { recursive: true });
      cpSync(file, target);
    }
}

/** Puts what is elsewhere in the workspace into files of a package: base settings, versions. */
function settle(target: string, source: Source): void {
  for (const file of globSync('tsconfig/*.json', { cwd: target }).map((path) => join(target, path))) {
    const base = readJson(join(repoRoot, 'tsconfig.base.json')) as { compilerOptions: object };
    const own = readJson(file) as { compilerOptions: object };
    write(file, json({ compilerOptions: { ...base.compilerOptions, ...own.compilerOptions } }));
  }
  for (const file of globSync('shared/build/*/package.json', { cwd: target }).map((path) =>
    join(target, path),
  )) {
    const written = readJson(file) as Record<string, Record<string, string>>;
    const manifest = Manifest.parse({ name: 'mfe-sample', version: source.version, ...written });
    for (const kind of ['dependencies', 'devDependencies'] as const)
      for (const [name, range] of Object.entries(written[kind] ?? {}))
        (written[kind] ??= {})[name] = range.startsWith('workspace:')
          ? rangeOf(name, source)
          : versionOf(name, manifest, 'shared/build/template');
    write(file, json(written));
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Links into the workspace lead nowhere from a package. */
const withoutOwnLinks = (markdown: string) => markdown.replace(/\[([^\]]+)\]\(\.[^)]*\)/g, '$1');
