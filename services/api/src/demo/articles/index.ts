import { CITY } from './city.data.ts';
import { COURTS } from './courts.data.ts';
import type { DemoArticle } from './demo-article.ts';
import { DOCKS } from './docks.data.ts';
import { PEOPLE_PAGES } from './people.data.ts';
import { SERVER } from './server.data.ts';

/** Everything that the paper of the demo community has in its drawers. */
export const ARTICLES: readonly DemoArticle[] = [...CITY, ...DOCKS, ...PEOPLE_PAGES, ...SERVER, ...COURTS];
