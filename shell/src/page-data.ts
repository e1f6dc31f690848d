import type { PageData } from '@porao/contracts';
import { pageDataId } from '@porao/contracts/page';

/** The data that the gateway wrote into this document: live releases and public configuration. */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) throw new Error('The page carries no registry: it must be opened through the gateway.');
  return JSON.parse(text) as PageData;
}
