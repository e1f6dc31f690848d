import { trustedTypesPolicies } from '@porao/contracts/page';

/** The browser makes an object of an address, not a string; the elements that take it are typed as if it were one. */
const rules = { createScriptURL: (url: string) => url };
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, own: typeof rules) => typeof rules };
};
const policy = trustedTypes?.createPolicy(trustedTypesPolicies.shell, rules) ?? rules;

/** An address of code from the shell's own data: of a release in the registry, or of its service worker. Never one
 * from an answer or from the page's address. */
export const scriptUrl = (url: string): string => policy.createScriptURL(url);
