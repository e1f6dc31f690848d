import { assetFallbackCookie, assetOriginName } from '@porao/contracts/page';

/** The asset origin. */
declare const PAGE_GIVEN: string;

/** A browser takes files from the site itself for so long after the asset origin failed it, in s. */
const fallbackSeconds = 3_600;
/** The asset origin counts as one that does not answer when no file of it came for so long, in ms. */
const silentMs = 10_000;

const origin = PAGE_GIVEN;
const cookie = `${assetFallbackCookie}=1`;
const isOfOrigin = (url: unknown) => typeof url === 'string' && url.startsWith(`${origin}/`);
const hasCookie = () => document.cookie.includes(cookie);

/** Takes files from the site itself from the next page on; at once, if nothing of this page is shown yet. */
function fallBack(): void {
  if (!navigator.onLine || hasCookie()) return;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${cookie};path=/;max-age=${fallbackSeconds};samesite=lax${secure}`;
  if (!document.getElementById('root')?.firstChild && hasCookie()) location.reload();
}

// The page's Trusted Types policy reads it.
Object.assign(self, { [assetOriginName]: origin });
addEventListener(
  'error',
  ({ target }) => {
    if (
      (target instanceof HTMLScriptElement && isOfOrigin(target.src)) ||
      (target instanceof HTMLLinkElement && isOfOrigin(target.href))
    )
      fallBack();
  },
  true,
);
setTimeout(() => {
  if (!performance.getEntriesByType('resource').some(({ name }) => isOfOrigin(name))) fallBack();
}, silentMs);
