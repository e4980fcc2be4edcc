import { SHELL_ROUTES } from '@boardwalk/contracts';

/** Path that the identity provider redirects to after the login. */
export const CALLBACK_PATH = SHELL_ROUTES.callback.path;
export const SIGN_IN_PATH = SHELL_ROUTES.signIn.path;
export const LOGIN_PATH = SHELL_ROUTES.login.path;
export const OFFLINE_PATH = SHELL_ROUTES.offline.path;
export const REGISTER_PATH = SHELL_ROUTES.register.path;
/** URL of the sign-in page for users without an account. */
export const SIGN_UP_ADDRESS = `${SIGN_IN_PATH}?screen=sign-up`;
