import { trustedTypesPolicies } from '@porao/contracts/page';

/** A script's address, with its integrity if that is known. */
type Script = [url: string, integrity?: string];

/** The shell's scripts in their order, and those that it and the page's remote will load. */
declare const PAGE_GIVEN: { run: Script[]; fetch?: Script[] };

const { run, fetch: later = [] } = PAGE_GIVEN;
const rules = { createScriptURL: (url: string) => url };
const { trustedTypes } = window as {
  trustedTypes?: { createPolicy: (name: string, own: typeof rules) => typeof rules };
};
const policy = trustedTypes?.createPolicy(trustedTypesPolicies.starter, rules) ?? rules;

/** Runs each script once, and has the browser fetch the others. What they load needs no source of its own in the page's
 * policy. */
export function start(): void {
  for (const [url, integrity = ''] of run.splice(0)) {
    const script = document.createElement('script');
    script.async = false;
    script.src = policy.createScriptURL(url);
    add(script, integrity);
  }
  for (const [url, integrity = ''] of later.splice(0)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = 'low';
    link.href = url;
    add(link, integrity);
  }
}

function add(element: HTMLScriptElement | HTMLLinkElement, integrity: string): void {
  // Without CORS a page learns nothing of errors in a development server's script.
  element.crossOrigin = 'anonymous';
  element.integrity = integrity;
  document.head.append(element);
}
