/** What is remembered in this tab across the trip to the identity provider. */
const CONTINUE_KEY = 'boardwalk-continue';
const SIGNED_OUT_KEY = 'boardwalk-signed-out';

/** Where a visitor was going when they were asked to sign in. */
export const returnTo = {
  remember: (path: string): void => sessionStorage.setItem(CONTINUE_KEY, path),
  /** The place, for as long as they haven't gone on there. */
  peek: (): string | null => sessionStorage.getItem(CONTINUE_KEY),
  /** The place, once. */
  take(): string | null {
    const path = sessionStorage.getItem(CONTINUE_KEY);
    sessionStorage.removeItem(CONTINUE_KEY);
    return path;
  },
};

/** The provider sends people back to the site's origin after a sign-out; this says that they belong on the sign-in page. */
export const signedOut = {
  mark: (): void => sessionStorage.setItem(SIGNED_OUT_KEY, 'yes'),
  take(): boolean {
    const marked = sessionStorage.getItem(SIGNED_OUT_KEY) !== null;
    sessionStorage.removeItem(SIGNED_OUT_KEY);
    return marked;
  },
};
