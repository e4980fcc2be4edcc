/** Pages of the shell itself, with their tab titles. All other pages belong to remotes. */
export const SHELL_ROUTES = {
  signIn: { path: '/auth', title: { en: 'Log in', de: 'Anmelden' } },
  callback: { path: '/auth/callback', title: { en: 'Signing in', de: 'Anmeldung' } },
  login: { path: '/login', title: { en: 'Log in', de: 'Anmelden' } },
  register: { path: '/register', title: { en: 'Sign up', de: 'Registrieren' } },
  profile: { path: '/profile', title: { en: 'Profile', de: 'Profil' } },
  settings: { path: '/settings', title: { en: 'Settings', de: 'Einstellungen' } },
  notifications: { path: '/notifications', title: { en: 'Notifications', de: 'Benachrichtigungen' } },
  preview: { path: '/preview', title: { en: 'Preview', de: 'Vorschau' } },
  offline: { path: '/offline', title: { en: 'You are offline', de: 'Du bist offline' } },
  stateDemo: { path: '/zustand-demo', title: { en: 'Zustand demo', de: 'Zustand-Demo' } },
} as const;
