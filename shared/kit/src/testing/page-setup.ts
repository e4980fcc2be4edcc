import { afterEach, beforeEach } from 'vitest';

// Runs before each test file of pages: each test begins in English, signed out, on an empty page.
// A test without a DOM needs no cleanup, and doesn't load the libraries for it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { activateLanguage } = await import('../i18n/catalogs.ts');
  const { useAuthStore } = await import('../state/auth-store.ts');
  // The first lazy component has to wait for its chunk.
  configure({ asyncUtilTimeout: 5000 });
  beforeEach(() => activateLanguage('en'));
  afterEach(() => {
    cleanup();
    useAuthStore.getState().clear();
    localStorage.clear();
    sessionStorage.clear();
  });
}
