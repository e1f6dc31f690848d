import type { Rspack } from '@rsbuild/core';

const plugin = 'PoraoSharedFirst';

/** Has the load of a chunk fail when a shared module that it takes cannot be had. The federation runtime lets the
 * chunk's modules run then, and throw; the bundler keeps them half-made, so that a second try gets those. */
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
