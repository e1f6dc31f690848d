// The benchmark builds the same sources as one application with these parts of our builds.
export { base, withPage } from './config.ts';
export { globalName } from './federation.ts';
export { buildServerBundle, pluginServerBundle } from './server-bundle.ts';
