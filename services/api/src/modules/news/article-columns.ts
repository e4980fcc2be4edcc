import { getTableColumns } from 'drizzle-orm';
import { articles } from './articles.table.ts';

const { search: _search, bodyText: _bodyText, ...row } = getTableColumns(articles);
const { body: _body, ...card } = row;

/** A whole article, without what is there for the search alone. */
export const ARTICLE_COLUMNS = row;

/** What lists show: no texts, which are kept apart from the row and would have to be fetched for each. */
export const CARD_COLUMNS = card;
