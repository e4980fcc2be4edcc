import { ErrorBoundary, lazyComponent, notice, useSearchDialog } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { searchDialog } from './lazy-dialog.ts';
import { SearchButton } from './search-button.tsx';
import { useSearchKeys } from './search-keys.ts';
import { useSearchPrefetch } from './search-prefetch.ts';

const SearchDialog = lazyComponent(searchDialog, (parts) => parts.SearchDialog);

/** The site's search: its button, its shortcuts, and its dialog once it was opened. */
export function SiteSearch() {
  const { t } = useLingui();
  const isOpen = useSearchDialog((state) => state.isOpen);
  const close = useSearchDialog((state) => state.close);
  const isHere = searchDialog.use() !== undefined;
  useSearchKeys();
  useSearchPrefetch();
  const failure = t`The search could not be loaded. Try again.`;
  useEffect(() => {
    if (!isOpen || isHere) return;
    searchDialog.load().catch(() => {
      close();
      notice.error(failure);
    });
  }, [isOpen, isHere, close, failure]);
  return (
    <>
      <SearchButton busy={isOpen && !isHere} />
      {isHere && (
        <ErrorBoundary fallback={() => null} onError={close}>
          <SearchDialog />
        </ErrorBoundary>
      )}
    </>
  );
}
