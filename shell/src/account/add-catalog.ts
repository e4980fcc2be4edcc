import { addCatalog } from '@boardwalk/kit';

/** Loads the strings of the account pages. English is the fallback. */
export async function addAccountCatalog(): Promise<void> {
  const { accountCatalog } = await import('./catalog.ts');
  await addCatalog(accountCatalog);
}
