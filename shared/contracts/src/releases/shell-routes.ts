import type { SharedText } from '../texts/shared-text.ts';

/** Pages of the shell itself, with their English tab titles, which the catalogs of the shell and of the server translate. All other pages belong to remotes. */
export const SHELL_ROUTES = {
  signIn: { path: '/auth', title: /*i18n*/ { id: 'page.signIn', message: 'Log in' } },
  callback: { path: '/auth/callback', title: /*i18n*/ { id: 'page.callback', message: 'Signing in' } },
  login: { path: '/login', title: /*i18n*/ { id: 'page.login', message: 'Log in' } },
  register: { path: '/register', title: /*i18n*/ { id: 'page.register', message: 'Sign up' } },
  profile: { path: '/profile', title: /*i18n*/ { id: 'page.profile', message: 'Profile' } },
  settings: { path: '/settings', title: /*i18n*/ { id: 'page.settings', message: 'Settings' } },
  notifications: {
    path: '/notifications',
    title: /*i18n*/ { id: 'page.notifications', message: 'Notifications' },
  },
  preview: { path: '/preview', title: /*i18n*/ { id: 'page.preview', message: 'Preview' } },
  offline: { path: '/offline', title: /*i18n*/ { id: 'page.offline', message: 'You are offline' } },
  stateDemo: { path: '/zustand-demo', title: /*i18n*/ { id: 'page.stateDemo', message: 'Zustand demo' } },
} as const satisfies Record<string, { path: string; title: SharedText }>;
