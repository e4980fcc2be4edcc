import type { DemoArticle } from '../article-rows.ts';
import { CITY } from './city.data.ts';
import { COURTS } from './courts.data.ts';
import { DOCKS } from './docks.data.ts';
import { PEOPLE_PAGES } from './people.data.ts';
import { SERVER } from './server.data.ts';

/** The articles of the demo community, in every state. */
export const ARTICLES: readonly DemoArticle[] = [...CITY, ...DOCKS, ...PEOPLE_PAGES, ...SERVER, ...COURTS];
