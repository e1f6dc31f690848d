/** Ids of the provider's forms; nothing else may reach its address (decision OQ-013). */
const formId = /^[A-Za-z0-9_-]{1,64}$/;

/** Address of the embedded form, `{crmUrl}/{id}`; null without a configured provider or a proper id. On our own
 * origin a framed page could leave its sandbox, so that is no provider. */
export function leadFormUrl(
  crmUrl: string | undefined,
  id: string | null,
  ownOrigin?: string,
): string | null {
  if (crmUrl === undefined || id === null || !formId.test(id) || !URL.canParse(crmUrl)) return null;
  const url = new URL(crmUrl);
  if (!/^https?:$/.test(url.protocol) || url.origin === ownOrigin) return null;
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${id}`;
  return url.href;
}
