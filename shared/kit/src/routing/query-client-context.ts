import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router-dom';

/**
 * Gives loaders the query client of the page about to be shown:
 * `loader: ({ context, params }) => context.get(queryClientContext).ensureQueryData(pageQuery(params.slug))`.
 */
export const queryClientContext = createContext<QueryClient>();
