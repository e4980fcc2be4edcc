/** The custom claim of the access token that says when its holder proved who they are, in seconds since 1970, with milliseconds if the provider knows them. */
export const SIGNED_IN_AT_CLAIM = 'https://boardwalk.community/signed_in_at';

/** How old a sign-in may be for what takes a fresh one, in seconds. */
export const FRESH_SIGN_IN_SECONDS = 900;
