import { trustedTypesPolicies } from '@porao/contracts/page';

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls;
}

/** What the browser makes of an address is no string; the elements that take it are typed as if it were. */
interface ScriptUrls {
  createScriptURL: (url: string) => string;
}

const rules: ScriptUrls = {
  createScriptURL: (url) => url,
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(trustedTypesPolicies.shell, rules) ?? rules;

/** An address of code that the shell itself knows: of a release in the registry, or of its service worker. Never one
 * that an answer or an address of a page brings. */
export const scriptUrl = (url: string): string => policy.createScriptURL(url);
