/** The custom claim of the access token with the time of the last authentication, in seconds since 1970, with a fraction if the provider knows it. */
export const SIGNED_IN_AT_CLAIM = 'https://boardwalk.community/signed_in_at';

/** Maximum age of the sign-in for calls that require a fresh one, in seconds. */
export const FRESH_SIGN_IN_SECONDS = 900;
