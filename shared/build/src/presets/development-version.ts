/** Version of every remote on a development server. */
export const DEVELOPMENT_VERSION = 'development';
