import type { Rspack } from '@rsbuild/core';

const plugin = 'PoraoSharedFirst';

/** Makes the load of a chunk fail when a shared module of it cannot be loaded. Without it the chunk's modules run and
 * throw, and the bundler keeps them partly initialised for the next try. */
export class SharedFirstPlugin implements Rspack.RspackPluginInstance {
  apply({ hooks, rspack: { RuntimeModule, RuntimeGlobals } }: Rspack.Compiler): void {
    const { ensureChunkHandlers, require } = RuntimeGlobals;

    /** After the handlers of files and of shared modules, whose promises it waits for. */
    class SharedFirst extends RuntimeModule {
      constructor() {
        super(plugin, RuntimeModule.STAGE_TRIGGER);
      }

      override generate(): string {
        return `${ensureChunkHandlers}.sharedFirst = (chunkId, promises) => {
          const { chunkMapping = {} } = ${require}.consumesLoadingData || {};
          const shared = chunkMapping[chunkId];
          if (shared) promises.push(Promise.all(promises).then(() => shared.forEach((id) => ${require}(id))));
        };`;
      }
    }

    hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap(plugin, (chunk) => {
        compilation.addRuntimeModule(chunk, new SharedFirst());
      });
    });
  }
}
