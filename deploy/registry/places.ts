import { isContentNamed } from '@porao/contracts/page';

/** Returns whether releases of an app share a file: its name contains the hash of its content. Its compressed copies are
 * beside it; a source map is of its release alone. */
export const isShared = (path: string): boolean =>
  isContentNamed(path.replace(/\.(br|gz)$/, '')) && !path.split('/').includes('..');

/** Folder of a file in a store, in a cache of one too. */
export const folderOfFile = (app: string, release: string, path: string): string =>
  isShared(path) ? sharedFolder(app) : releaseFolder(app, release);

export const sharedFolder = (app: string): string => `files/${app}/`;
export const releaseFolder = (app: string, release: string): string => `releases/${app}/${release}/`;
