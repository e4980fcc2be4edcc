import { PAGE_DATA_ID, PAGE_SET_ID, type PageData, type SignedText } from '@boardwalk/contracts';

/**
 * Reads the gateway's data in this page: site configuration, identity provider.
 * @throws if it is missing: the page wasn't served by the gateway.
 */
export function readPageData(document: Document): PageData {
  return JSON.parse(elementOf(document, PAGE_DATA_ID).textContent) as PageData;
}

/** Reads the release set in this page with its signature. Must be verified before use. */
export function readSignedSet(document: Document): SignedText {
  const { textContent, dataset } = elementOf(document, PAGE_SET_ID);
  return { payload: textContent, key: dataset.key ?? '', signature: dataset.signature ?? '' };
}

function elementOf(document: Document, id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error('This page carries no release set. Is it served by the gateway?');
  return element;
}
