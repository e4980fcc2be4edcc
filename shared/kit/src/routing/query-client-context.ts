import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router-dom';

/**
 * The way of a loader to the queries of the page that is about to be shown:
 * `loader: ({ context, params }) => context.get(queryClientContext).ensureQueryData(pageQuery(params.slug))`.
 */
export const queryClientContext = createContext<QueryClient>();
