import { afterEach, beforeEach } from 'vitest';

// Runs before each file of tests of pages: each test begins in English, signed out, on an empty page.
// A test without a page has nothing to take away, and doesn't load the libraries for it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { activateLanguage } = await import('../i18n/catalogs.ts');
  const { useAuthStore } = await import('../state/auth-store.ts');
  // The first part of a file of the kit waits for that file.
  configure({ asyncUtilTimeout: 5000 });
  beforeEach(() => activateLanguage('en'));
  afterEach(() => {
    cleanup();
    useAuthStore.getState().clear();
    localStorage.clear();
    sessionStorage.clear();
  });
}
