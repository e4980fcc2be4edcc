import { catalogOf, defineRemote } from '@boardwalk/kit';
import { messages } from './locales/en.po';
import { withCatalog } from './parts/with-catalog.tsx';
import { HomeRoute } from './routes/home.route.tsx';

/** Pages with long texts load their strings themselves: they would double the size of the first page. */
async function loadAbout() {
  const { AboutPage, catalog } = await import('./features/about/page.ts');
  return withCatalog(catalog, AboutPage);
}

async function loadWelcome() {
  const { WelcomePage, catalog } = await import('./features/welcome/page.ts');
  return withCatalog(catalog, WelcomePage);
}

async function loadTerms() {
  const { TermsPage, catalog } = await import('./features/policies/pages.ts');
  return withCatalog(catalog, TermsPage);
}

async function loadPrivacy() {
  const { PrivacyPage, catalog } = await import('./features/policies/pages.ts');
  return withCatalog(catalog, PrivacyPage);
}

export default defineRemote({
  routes: [
    { path: '/', Component: HomeRoute },
    { path: '/about', lazy: { Component: loadAbout } },
    { path: '/terms', lazy: { Component: loadTerms } },
    { path: '/privacy', lazy: { Component: loadPrivacy } },
    { path: '/welcome', lazy: { Component: loadWelcome } },
  ],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
