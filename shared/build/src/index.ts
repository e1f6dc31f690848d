export { remoteConfig, shellConfig } from './config.ts';
