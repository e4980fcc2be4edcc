import type { SiteConfiguration } from '../entities/site.ts';
import type { PageLanguage, Reader } from './reader.ts';
import type { ReleaseSet } from './release-set.ts';

/** Id of the inert JSON element with the gateway's initial data for the page. */
export const PAGE_DATA_ID = 'boardwalk-page';
/** Id of the inert JSON element with the release set, exactly as it was signed; verified with `data-key` and `data-signature`. */
export const PAGE_SET_ID = 'boardwalk-set';
/** Name of the meta element with the origins that this document may show in frames, separated by spaces; absent without any. */
export const EMBEDS_META = 'boardwalk-embeds';
/** Gateway endpoint that returns the visitor's current release set, signed. */
export const RELEASE_SET_PATH = '/release-set';
/** Gateway endpoint that receives the spans of browsers (OTLP over HTTP), if tracing is enabled. */
export const BROWSER_TRACES_PATH = '/telemetry/traces';
/** Header of pages that don't depend on the user, so that a browser may show them offline to anyone. */
export const CACHEABLE_PAGE_HEADER = 'x-boardwalk-everybodys';

/** Identity provider. `domain` is its host, or a full origin if it isn't served over https. */
export interface IdentitySettings {
  domain: string;
  clientId: string;
  audience: string;
}

/** Data embedded in the page, so that no request is needed before the first remote can load. */
export interface PageData {
  site: SiteConfiguration;
  identity: IdentitySettings;
  /** Whether browsers may cache the site for offline use; if false they delete what they have cached. */
  offlineCache: boolean;
  /** Share of this page's calls that are traced, from 0 to 1; absent without tracing. */
  traces?: number;
  /** The reader's language as the server determined it: from the cookie, else from the Accept-Language header. */
  language: PageLanguage;
  /** Data of the server rendering; absent if the page wasn't rendered on the server. */
  rendered?: SsrData;
}

/** Data of a server rendering, with which the browser hydrates. */
export interface SsrData {
  /** Id of the release set. Pages of another set are rendered again. */
  set: string;
  /** The assumed reader. Pages of another reader are rendered again. */
  reader: Reader;
  /** Milliseconds since 1970. */
  at: number;
  /** Query results, dehydrated by the query library. */
  queries: unknown;
  /** Data of the loaders of the remote's matched routes, by route id. Absent if no remote was rendered. */
  loaderData?: Record<string, unknown>;
}

/** A server rendering request. */
export interface RenderJob {
  /** Path without query. */
  path: string;
  set: ReleaseSet;
  site: SiteConfiguration;
  identity: IdentitySettings;
  reader: Reader;
}

/** A rendered page, without the document around it. */
export interface RenderedPage {
  /** Content of the root element. */
  html: string;
  /** Elements for the head: image preloads. */
  links: string[];
  /** Its styles, and the names by which the browser recognizes them. */
  style: { names: string; css: string };
  data: SsrData;
}
