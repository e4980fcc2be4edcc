/** Event that the shell dispatches on `window` when a remote from a development server fails to load or to render. */
export const DEVELOPMENT_FAILURE_EVENT = 'boardwalk:development-failure';

/** Detail of {@link DEVELOPMENT_FAILURE_EVENT}. */
export interface DevelopmentFailure {
  remote: string;
  error: unknown;
}
