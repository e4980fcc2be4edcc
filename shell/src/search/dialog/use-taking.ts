import { useNavigate, useSession } from '@boardwalk/kit';
import type { Entry } from './entry.ts';
import { keepRecent } from './recent.ts';

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
  const keep = ({ kept, path, title, hit }: Entry) => {
    if (kept && path !== undefined) keepRecent(user?.id, { ...kept, path, title, detail: hit?.detail ?? '' });
  };
  return {
    take(entry: Entry): void {
      if (entry.path === undefined) {
        onClose();
        entry.run?.();
        return;
      }
      keep(entry);
      onLeave();
      void navigate(entry.path, { viewTransition: true });
    },
    /** The search stays open for further entries. */
    takeInNewTab(entry: Entry): void {
      if (entry.path === undefined) return;
      keep(entry);
      window.open(entry.path, '_blank', 'noopener');
    },
  };
}
