export { remoteConfig, shellConfig, singlePageConfig } from './config.ts';
export { providedNames, usedNames } from './names.ts';
export { sharedPackages } from './shared.ts';
