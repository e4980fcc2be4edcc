import type { SiteConfiguration } from '../entities/site.ts';
import type { PageLanguage, Reader } from './reader.ts';
import type { ReleaseSet } from './release-set.ts';

/** The id of the inert JSON element in which the gateway hands the page what it needs before its first call. */
export const PAGE_DATA_ID = 'boardwalk-page';
/** The id of the inert JSON element that holds the release set, exactly as it was signed; `data-key` and `data-signature` prove it. */
export const PAGE_SET_ID = 'boardwalk-set';
/** The name of the meta element with the origins that this document may show in frames, blanks between; absent where it may show none. */
export const EMBEDS_META = 'boardwalk-embeds';
/** Where the gateway answers the newest release set of this visitor, signed. */
export const RELEASE_SET_PATH = '/release-set';
/** Where the gateway takes the spans of browsers (OTLP by HTTP), where the site is traced. */
export const BROWSER_TRACES_PATH = '/telemetry/traces';
/** The header of pages that are the same for everybody, so that a browser may show them again without network, whoever sits there. */
export const KEPT_PAGE_HEADER = 'x-boardwalk-everybodys';

/** Where to sign in. `domain` is the provider's host, or a whole origin when it isn't served over https. */
export interface IdentitySettings {
  domain: string;
  clientId: string;
  audience: string;
}

/** What stands in the page itself, so that nothing has to be asked for before the first remote can load. */
export interface PageData {
  site: SiteConfiguration;
  identity: IdentitySettings;
  /** Whether browsers may keep the site for a time without network; where it is false they throw away what they kept. */
  keeps: boolean;
  /** The share of this page's calls that are traced, from 0 to 1; absent where nothing is. */
  traces?: number;
  /** What the server took for the reader's language: that of their cookie, else the one that their browser asks for. */
  language: PageLanguage;
  /** In a page that the server drew. */
  drawn?: SsrData;
}

/** What a page was drawn from on the server, for the browser to begin with the same. */
export interface SsrData {
  /** The release set. Pages from another set are drawn anew. */
  set: string;
  /** For whom. Another reader's page is drawn anew. */
  reader: Reader;
  /** Milliseconds since 1970. */
  at: number;
  /** What its queries answered, as the query library writes it down. */
  queries: unknown;
  /** The routes of the remote, and what the loaders of those that matched answered, by route id. Absent where no remote was drawn. */
  joined?: { routes: RouteShape[]; loaderData: Record<string, unknown> };
}

/** What the router has to know of a remote's route before its code is here. */
export interface RouteShape {
  id: string;
  path?: string;
  index?: true;
  caseSensitive?: boolean;
  /** Whether it has an error screen of its own. */
  catches?: true;
  /** What it says of itself, as JSON. */
  handle?: unknown;
  children?: RouteShape[];
}

/** A page to be drawn on the server. */
export interface DrawJob {
  /** Path without query. */
  path: string;
  set: ReleaseSet;
  site: SiteConfiguration;
  identity: IdentitySettings;
  reader: Reader;
}

/** A drawn page, before it stands in a document. */
export interface DrawnPage {
  /** What belongs into the root element. */
  html: string;
  /** Elements for the head: pictures to fetch early. */
  links: string[];
  /** Its styles, and the names by which the browser knows that it has them. */
  style: { names: string; css: string };
  data: SsrData;
}
