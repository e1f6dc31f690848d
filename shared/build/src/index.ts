export { singlePageConfig, usualRemoteConfig, usualShellConfig } from './bench.ts';
export { remoteConfig, shellConfig } from './config.ts';
export { globalName } from './federation.ts';
export { providedNames, usedNames } from './names.ts';
export { sharedPackages } from './shared.ts';
