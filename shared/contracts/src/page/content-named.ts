/** `page.0123456789abcdef.js`: hexadecimal digits of the file's digest, the one that its integrity has, before the
 * ending. Source maps are named after their script and are not content-named. */
const contentName = /\.([0-9a-f]{16,96})\.(?!map$)[a-z0-9]+$/;

/** The first hexadecimal digits of a file's digest, of its name in the release; undefined where the name has none. */
export const contentHash = (path: string): string | undefined => contentName.exec(path)?.[1];

/** Is true if another content would have another name, so that releases share the file. */
export const isContentNamed = (path: string): boolean => contentHash(path) !== undefined;
