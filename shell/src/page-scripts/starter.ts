import { trustedTypesPolicies } from '@porao/contracts/page';

/** Addresses of the shell's scripts in their order, each with its integrity if that is known. */
declare const PAGE_GIVEN: [url: string, integrity?: string][];

const scripts = PAGE_GIVEN;
const rules = { createScriptURL: (url: string) => url };
const { trustedTypes } = window as {
  trustedTypes?: { createPolicy: (name: string, own: typeof rules) => typeof rules };
};
const policy = trustedTypes?.createPolicy(trustedTypesPolicies.starter, rules) ?? rules;

/** Runs each script once. What they load needs no source of its own in the page's policy. */
export function start(): void {
  for (const [url, integrity] of scripts.splice(0)) {
    const script = document.createElement('script');
    script.async = false;
    script.src = policy.createScriptURL(url);
    // Without CORS a page learns nothing of errors in a development server's script.
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    document.head.append(script);
  }
}
