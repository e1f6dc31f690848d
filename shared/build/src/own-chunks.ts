import type { Rspack } from '@rsbuild/core';
import { chunkLoader } from './chunk-loader.ts';

const plugin = 'PoraoOwnChunks';

/** Value of `output.chunkLoading`: the bundler adds no loader for it. */
export const chunkLoading = 'own';

interface OwnChunks {
  /** Property by which chunks are handed over. */
  readonly name: string;
  /** Has this property while a chunk runs: a global, or an expression for the script element that loads the chunk. */
  readonly home: string;
  /** In ms. */
  readonly timeout: number;
}

/** Loads chunks in place of the bundler's own loader, for which each release would need a global of its own, and so each
 * build other files. */
export class OwnChunksPlugin implements Rspack.RspackPluginInstance {
  readonly #options: OwnChunks;

  constructor(options: OwnChunks) {
    this.#options = options;
  }

  apply(compiler: Rspack.Compiler): void {
    const { RuntimeModule, RuntimeGlobals } = compiler.rspack;
    const { ensureChunkHandlers, moduleFactories, publicPath, require } = RuntimeGlobals;
    const { name, home, timeout } = this.#options;
    compiler.rspack.javascript.EnableChunkLoadingPlugin.setEnabled(compiler, chunkLoading);

    class Loader extends RuntimeModule {
      constructor() {
        super(plugin, RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        const options = JSON.stringify({ name, timeout, loaded: this.chunk?.ids });
        return `(${chunkLoader.toString()})(${require}, ${home}, ${options});`;
      }
    }

    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap(plugin, (chunk, needed) => {
        for (const global of [moduleFactories, publicPath]) needed.add(global);
        compilation.addRuntimeModule(chunk, new Loader());
      });
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        for (const file of scriptsOnDemand(compilation))
          compilation.updateAsset(file, (source) => {
            const moved = new compiler.rspack.sources.ReplaceSource(source);
            for (const [from, to] of globalsIn(String(source.source()), name)) moved.replace(from, to, home);
            return moved;
          });
      });
    });
  }
}

const scriptsOnDemand = ({ chunks }: Rspack.Compilation): string[] =>
  [...chunks].flatMap((chunk) =>
    chunk.canBeInitial() ? [] : [...chunk.files].filter((file) => file.endsWith('.js')),
  );

/** Returns the places of the first and last letter of the object in front of each `["name"]`, where a chunk is handed
 * over. */
function globalsIn(text: string, name: string): [number, number][] {
  const head = text.slice(0, text.indexOf('.push('));
  const found = [...head.matchAll(new RegExp(`globalThis(?=\\["${name}"\\])`, 'g'))];
  if (found.length === 0) throw new Error(`A chunk is not handed over by globalThis["${name}"].`);
  return found.map(({ index, 0: { length } }) => [index, index + length - 1]);
}
