import { defineRemote } from '@boardwalk/kit';
import { catalog } from './catalog.ts';
import { loadPolicies } from './features/policies/load-policies.tsx';
import { HomeRoute } from './routes/home.route.tsx';

export default defineRemote({
  routes: [
    { path: '/', Component: HomeRoute },
    { path: '/about', lazy: { Component: async () => (await import('./routes/about.route.tsx')).default } },
    { path: '/terms', lazy: { Component: async () => (await loadPolicies()).Terms } },
    { path: '/privacy', lazy: { Component: async () => (await loadPolicies()).Privacy } },
    {
      path: '/welcome',
      lazy: { Component: async () => (await import('./routes/welcome.route.tsx')).default },
    },
  ],
  catalog,
});
