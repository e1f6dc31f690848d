import { trustedTypesPolicies } from '@porao/contracts/page';

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls;
}

/** The browser makes an object of an address, not a string; the elements that take it are typed as if it were one. */
interface ScriptUrls {
  createScriptURL: (url: string) => string;
}

const rules: ScriptUrls = {
  createScriptURL: (url) => url,
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(trustedTypesPolicies.shell, rules) ?? rules;

/** An address of code from the shell's own data: of a release in the registry, or of its service worker. Never one
 * from an answer or from the page's address. */
export const scriptUrl = (url: string): string => policy.createScriptURL(url);
