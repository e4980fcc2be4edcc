import { SHELL_ROUTES } from '@boardwalk/contracts';

/** Where the identity provider sends people after they have signed in. */
export const CALLBACK_PATH = SHELL_ROUTES.callback.path;
export const SIGN_IN_PATH = SHELL_ROUTES.signIn.path;
export const LOGIN_PATH = SHELL_ROUTES.login.path;
export const OFFLINE_PATH = SHELL_ROUTES.offline.path;
export const REGISTER_PATH = SHELL_ROUTES.register.path;
/** The sign-in page, for those who have no account yet. */
export const SIGN_UP_ADDRESS = `${SIGN_IN_PATH}?screen=sign-up`;
