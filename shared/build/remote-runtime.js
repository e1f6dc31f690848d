// What a remote's entry has of the federation runtime: its own instance and its own door. The code that is the same
// in every container comes from the shell, which puts it here before it loads a remote (shell/src/remotes/federation.ts).
import * as runtime from '@module-federation/enhanced/runtime';
import { initContainerEntry } from 'porao-container-entry';

const { bundlerRuntime, attachShareScopeMap } = globalThis.poraoFederation;

export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
