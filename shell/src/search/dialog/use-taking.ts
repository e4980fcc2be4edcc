import { useNavigate, useSession } from '@boardwalk/kit';
import type { Entry } from './entry.ts';
import { addRecent } from './recent.ts';

interface TakingOptions {
  /** Called after an action on this page. */
  onClose: () => void;
  /** Called before a navigation to another page. */
  onLeave: () => void;
}

/** Selects an entry: opens or runs it, and adds a result to the recent entries. */
export function useTaking({ onClose, onLeave }: TakingOptions) {
  const navigate = useNavigate();
  const { user } = useSession();
  const remember = ({ recent, path, title, hit }: Entry) => {
    if (recent && path !== undefined)
      addRecent(user?.id, { ...recent, path, title, detail: hit?.detail ?? '' });
  };
  return {
    take(entry: Entry): void {
      if (entry.path === undefined) {
        onClose();
        entry.run?.();
        return;
      }
      remember(entry);
      onLeave();
      void navigate(entry.path, { viewTransition: true });
    },
    /** The search stays open for further entries. */
    takeInNewTab(entry: Entry): void {
      if (entry.path === undefined) return;
      remember(entry);
      window.open(entry.path, '_blank', 'noopener');
    },
  };
}
