// Stands for two parts of the federation runtime that only manifests use: the page itself carries what is live
// (docs/adr/0002), and the gateway preloads.
export class SnapshotHandler {
  hooks = { applyPlugin: () => {}, removePlugin: () => {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

const refuse = () => {
  throw new Error('This build preloads by the page: preloadRemote is left out.');
};
export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
export const defaultPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
