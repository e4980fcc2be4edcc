/** Job that makes the due calls of the site to backends. */
export const SEND_HOOKS = 'backend-hooks.send';
