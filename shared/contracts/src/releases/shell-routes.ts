/** The pages that the shell itself brings, with the titles that their tabs show. Everything else comes from a remote. */
export const SHELL_ROUTES = {
  signIn: { path: '/auth', title: 'Log in' },
  callback: { path: '/auth/callback', title: 'Signing in' },
  login: { path: '/login', title: 'Log in' },
  register: { path: '/register', title: 'Sign up' },
  profile: { path: '/profile', title: 'Profile' },
  settings: { path: '/settings', title: 'Settings' },
  notifications: { path: '/notifications', title: 'Notifications' },
  preview: { path: '/preview', title: 'Preview' },
  offline: { path: '/offline', title: 'You are offline' },
  stateDemo: { path: '/zustand-demo', title: 'Zustand demo' },
} as const;
