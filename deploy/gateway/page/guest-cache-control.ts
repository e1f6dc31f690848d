/** The `cache-control` of a page that all guests get: a cache in front may keep it for `cdnSeconds`, unless headers of
 * this answer are of one visitor. Pages of people, previews and canaries are `no-store` or private. */
export const guestCacheControl = (isOfOne: boolean, cdnSeconds: number): string =>
  isOfOne || cdnSeconds === 0 ? 'private, no-cache' : `public, max-age=0, s-maxage=${cdnSeconds}`;
