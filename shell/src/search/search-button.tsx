import {
  chakra,
  IconButton,
  Spinner,
  useHydrated,
  useSearchDialog,
  useSession,
  VisuallyHidden,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { isApple } from './is-apple.ts';
import { prefetchSearch } from './lazy-dialog.ts';

/** Opens the search. Shows label and shortcut if there is space; otherwise only the icon. */
export function SearchButton({ busy }: { busy: boolean }) {
  const { t } = useLingui();
  const open = useSearchDialog((state) => state.open);
  // The server can't know the user's keyboard.
  const hydrated = useHydrated();
  const apple = hydrated && isApple();
  // Visitors have two more buttons next to it, and no space for the shortcut.
  const isVisitor = useSession().state === 'anonymous';
  return (
    <IconButton
      variant="ghost"
      aria-haspopup="dialog"
      aria-keyshortcuts={hydrated ? (apple ? 'Meta+K' : 'Control+K') : undefined}
      borderRadius="full"
      width={{ '2xl': 'auto' }}
      px={{ '2xl': '3' }}
      gap="2"
      borderWidth={{ '2xl': '1px' }}
      borderColor={{ '2xl': 'border.emphasized' }}
      color={{ '2xl': 'fg.muted' }}
      fontWeight="medium"
      onPointerEnter={prefetchSearch}
      onFocus={prefetchSearch}
      onClick={() => open()}
    >
      {busy ? <Spinner size="sm" /> : <Search />}
      <VisuallyHidden>{t`Search`}</VisuallyHidden>
      <chakra.span aria-hidden display={{ base: 'none', '2xl': 'inline' }}>
        {t`Search`}
      </chakra.span>
      {!isVisitor && (
        <chakra.kbd
          translate="no"
          aria-hidden
          display={{ base: 'none', '2xl': 'inline' }}
          minW="2.75rem"
          textAlign="end"
          fontFamily="body"
          fontSize="xs"
          visibility={hydrated ? 'visible' : 'hidden'}
        >
          {apple ? '⌘K' : t`Ctrl K`}
        </chakra.kbd>
      )}
    </IconButton>
  );
}
