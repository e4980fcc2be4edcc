/** The version of what a development server serves. */
export const DEVELOPMENT_VERSION = 'development';
