import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { ChunkFiles } from './chunk-loader.ts';
import { entryContainer } from './entry-container.ts';

const plugin = 'PoraoContentNames';

/** Names that the bundler gives to the files which it takes as they are. */
export const contentNames = Object.fromEntries(
  ['font', 'svg', 'image', 'media', 'assets'].map((kind) => [kind, '[name].[contenthash:16][ext]'] as const),
);

/** Names of a remote's entry and runtime and of the shell's table of chunks, before a hash is added. */
export const entryFile = 'remoteEntry.js';
export const runtimeFile = 'runtime.js';
export const tableFile = 'files.js';

type Content = string | Buffer;
const digestOf = (content: Content) => createHash('sha384').update(content).digest();

/** `page.js` with the digest of its content: `page.0123456789abcdef.js`. */
export function contentName(file: string, content: Content): string {
  const extension = extname(file);
  const hash = digestOf(content).toString('hex').slice(0, 16);
  return `${file.slice(0, -extension.length)}.${hash}${extension}`;
}

interface ContentNames {
  /** Property by which chunks are handed over. */
  readonly name: string;
  readonly isRemote: boolean;
  /** In ms. */
  readonly timeout: number;
}

const mark = { runtime: 'porao:runtime', integrity: 'porao:integrity', files: 'porao:files' };

/** Names scripts and styles after their content once nothing changes them any more. No chunk has the name of another
 * one: these are in one file, which a remote's entry is and the shell has beside its first script. */
export class ContentNamesPlugin implements Rspack.RspackPluginInstance {
  readonly #options: ContentNames;

  constructor(options: ContentNames) {
    this.#options = options;
  }

  apply({ hooks, rspack }: Rspack.Compiler): void {
    const { Compilation, sources } = rspack;
    const { name, isRemote, timeout } = this.#options;
    hooks.thisCompilation.tap(plugin, (compilation) => {
      const at = (stage: number, run: () => void) =>
        compilation.hooks.processAssets.tap({ name: plugin, stage }, run);
      if (isRemote)
        at(Compilation.PROCESS_ASSETS_STAGE_ADDITIONS, () => {
          compilation.updateAsset(
            runtimeFile,
            (source) =>
              new sources.ConcatSource(
                '(() => {\n',
                source,
                `\ndocument.currentScript.container = ${name};\n})();`,
              ),
          );
          const runtime = { name, timeout, file: mark.runtime, integrity: mark.integrity };
          const text = `var ${name} = (${entryContainer.toString()})(${JSON.stringify(runtime)}, "${mark.files}");`;
          compilation.emitAsset(entryFile, new sources.RawSource(text));
        });
      at(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH, () => {
        const { files, runtime } = nameChunks(compilation);
        const table = JSON.stringify(files);
        let text = `(globalThis.${name}||=[]).push(${table});`;
        if (isRemote) {
          text = String(compilation.assets[entryFile]?.source())
            .replace(mark.runtime, runtime.file)
            .replace(mark.integrity, `sha384-${runtime.digest}`)
            .replace(new RegExp(`(["'\`])${mark.files}\\1`), () => table);
          compilation.deleteAsset(entryFile);
        }
        const file = isRemote ? entryFile : tableFile;
        compilation.emitAsset(contentName(file, text), new sources.RawSource(text));
      });
    });
  }
}

/** Renames the files of all chunks. Returns the digests of those that are loaded on demand, and the remote's runtime. */
function nameChunks(compilation: Rspack.Compilation) {
  const files: Record<string, string> = {};
  let runtime = { file: '', digest: '' };
  for (const chunk of compilation.chunks) {
    const [id = ''] = chunk.ids;
    const isAsked = !chunk.canBeInitial();
    const digests: Record<string, string> = {};
    for (const file of chunk.files) {
      // The loader in the browser makes the same address.
      if (isAsked && file !== `async/${id}${extname(file)}`) throw new Error(`${file} is not named ${id}.`);
      const content = compilation.assets[file]?.source() ?? '';
      const digest = digestOf(content).toString('base64');
      const named = contentName(file, content);
      digests[extname(file)] = digest;
      if (file === runtimeFile) runtime = { file: named, digest };
      compilation.renameAsset(file, named);
      if (compilation.getAsset(`${file}.map`)) compilation.renameAsset(`${file}.map`, `${named}.map`);
    }
    const { '.js': script = '', '.css': style = '' } = digests;
    if (style && !script) throw new Error(`${id} has a style sheet and no script.`);
    if (isAsked) files[id] = script + style;
  }
  const sorted: ChunkFiles = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { files: sorted, runtime };
}
