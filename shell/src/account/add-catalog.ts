import { addCatalog } from '@boardwalk/kit';

/** The words of the account's pages. Those that can't be fetched are English. */
export async function addAccountCatalog(): Promise<void> {
  const { accountCatalog } = await import('./catalog.ts');
  await addCatalog(accountCatalog);
}
