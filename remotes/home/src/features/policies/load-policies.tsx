import { addCatalog, PackageWords } from '@boardwalk/kit';

/** The pages of the policies, with their words. */
export async function loadPolicies() {
  const { policiesCatalog, PrivacyPage, TermsPage } = await import('./pages.ts');
  await addCatalog(policiesCatalog);
  return {
    Privacy: () => (
      <PackageWords catalog={policiesCatalog}>
        <PrivacyPage />
      </PackageWords>
    ),
    Terms: () => (
      <PackageWords catalog={policiesCatalog}>
        <TermsPage />
      </PackageWords>
    ),
  };
}
