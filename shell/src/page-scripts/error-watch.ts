import {
  arrivedName,
  loadTokenName,
  placesIn,
  releasesIn,
  reportEvent,
  reportsPath,
  traceName,
} from '@porao/contracts/page';

// It reports that the shell did not start, and errors outside of React; to the gateway those of a release's file. It is no
// part of the shell, so that it works whatever is wrong with a release.

/** An endless loop of errors sends no more beacons than this. */
let left = 5;

const contentOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

function report(kind: string, url: string | undefined, message: unknown, stack?: string): void {
  const [app, release] = releasesIn(url ?? '')[0]?.split('/') ?? [];
  const detail = { kind, app, release, message: String(message).slice(0, 300) };
  dispatchEvent(new CustomEvent(reportEvent, { detail: { ...detail, stack } }));
  if (app === 'shell') document.documentElement.setAttribute('data-failed-start', '');
  if (!app || !navigator.onLine || left === 0) return;
  left -= 1;
  const marks = { token: contentOf(loadTokenName), trace: contentOf(traceName) };
  const ofStack = stack && { thrown: releasesIn(stack), frames: placesIn(stack) };
  const places = { ...ofStack, arrived: Reflect.get(window, arrivedName) };
  const beacon = { ...detail, ...marks, ...places };
  navigator.sendBeacon(reportsPath, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
}

addEventListener(
  'error',
  ({ target, filename, message, error, lineno, colno }) => {
    if (!(target instanceof Element))
      report('script-error', filename, message, error?.stack || `${filename}:${lineno}:${colno}`);
    else if (target instanceof HTMLScriptElement && /\/(?:files|releases)\/shell\//.test(target.src))
      report('load-error', target.src, 'not loaded');
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => {
  const stack: string | undefined = typeof reason?.stack === 'string' ? reason.stack : undefined;
  report('script-error', stack, stack ? reason.message : reason, stack);
});
