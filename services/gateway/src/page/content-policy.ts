/** The hash of nothing: the page's styles are put into empty style elements by script, which this allows and text in them isn't. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface PolicyInput {
  /** Hash of the one inline script. */
  firstFrameHash: string;
  /** Where people sign in; the hidden frame of the silent check and the token calls go there. */
  identityOrigin: string;
}

/** What a page may load and where it may talk to: this origin and the identity provider, nothing inline but one known script. */
export function contentPolicy({ firstFrameHash, identityOrigin }: PolicyInput): string {
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' '${firstFrameHash}'`,
    'style-src': `'self' ${EMPTY_STYLE}`,
    'style-src-attr': "'none'",
    // Members' pictures live wherever their identity provider keeps them.
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': `'self' ${identityOrigin}`,
    'frame-src': identityOrigin,
    'manifest-src': "'self'",
    'form-action': `'self' ${identityOrigin}`,
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
