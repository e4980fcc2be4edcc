import { PAGE_DATA_ID, type PageData } from '@boardwalk/contracts';

/**
 * What the gateway put into this page: release set, site configuration, where to sign in.
 * @throws when it isn't there: the page didn't come from the gateway.
 */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error('This page carries no release set. Is it served by the gateway?');
  return JSON.parse(text) as PageData;
}
