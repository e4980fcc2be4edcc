import { PAGE_DATA_ID, PAGE_SET_ID, type PageData, type SignedText } from '@boardwalk/contracts';

/**
 * What the gateway put into this page: site configuration, where to sign in.
 * @throws when it isn't there: the page didn't come from the gateway.
 */
export function readPageData(document: Document): PageData {
  return JSON.parse(elementOf(document, PAGE_DATA_ID).textContent) as PageData;
}

/** The release set in this page with what should prove it. Nothing of it may be believed yet. */
export function readSignedSet(document: Document): SignedText {
  const { textContent, dataset } = elementOf(document, PAGE_SET_ID);
  return { payload: textContent, key: dataset.key ?? '', signature: dataset.signature ?? '' };
}

function elementOf(document: Document, id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error('This page carries no release set. Is it served by the gateway?');
  return element;
}
