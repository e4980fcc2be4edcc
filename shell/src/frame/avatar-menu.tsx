import { ErrorBoundary, loadOverlays } from '@boardwalk/kit';
import { Suspense, useState } from 'react';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';
import { AvatarButton } from './avatar-button.tsx';

/** The signed-in member's own menu. What makes it a menu is fetched when somebody reaches for it; until then it is a button. */
export function AvatarMenu(props: AccountMenuProps) {
  const [wanted, setWanted] = useState(false);
  const fetch = () => void loadOverlays().catch(() => {});
  const button = (
    <AvatarButton
      user={props.user}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={wanted || undefined}
      onPointerEnter={fetch}
      onFocus={fetch}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    // Whoever asks again gets another try.
    <ErrorBoundary fallback={() => button} onError={() => setWanted(false)}>
      <Suspense fallback={button}>
        <AccountMenu {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
