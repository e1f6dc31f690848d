import { siteConfig } from '@porao/platform';
import type { LeadTitle } from './crm.text.ts';

/** Address of the embedded form, `{crmUrl}/{id}`; null without a provider or a form. `id` chooses one of the forms that
 * are configured (OQ-013): any other could be a stranger's, in our frame. On our own origin a framed page could leave
 * its sandbox, so that is no provider. */
export function leadFormUrl(lead: LeadTitle, id: string | null, ownOrigin?: string): string | null {
  const { crmUrl, crmForms = {} } = siteConfig();
  const form = id === null ? crmForms[lead] : Object.values(crmForms).find((one) => one === id);
  if (crmUrl === undefined || form === undefined) return null;
  const url = parsed(crmUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === ownOrigin) return null;
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${form}`;
  return url.href;
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
