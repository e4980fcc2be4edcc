import { useNavigate, useSession } from '@boardwalk/kit';
import type { Entry } from './entry.ts';
import { keepRecent } from './recent.ts';

interface TakingOptions {
  /** Something is done on this page. */
  onClose: () => void;
  /** Somebody goes to another page. */
  onLeave: () => void;
}

/** What follows when somebody takes an entry: it is opened or done, and what was found is kept as opened lately. */
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
    /** The search stays open: there may be more to open. */
    takeInNewTab(entry: Entry): void {
      if (entry.path === undefined) return;
      keep(entry);
      window.open(entry.path, '_blank', 'noopener');
    },
  };
}
