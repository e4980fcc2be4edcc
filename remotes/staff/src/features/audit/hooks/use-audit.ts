import { isRefusal, useAccess, usePages, useSearchParams } from '@boardwalk/kit';
import { toAction } from '../../../audit/audit-reading.ts';
import { auditPages } from '../get-audit.ts';

const PARAMETER = 'action';

/** The log as far as it has been loaded, narrowed to the action that the address names. */
export function useAudit() {
  const access = useAccess('audit.read');
  const [params, setParams] = useSearchParams();
  const action = toAction(params.get(PARAMETER));
  const { items, ...pages } = usePages(auditPages(action), { enabled: access === 'granted', keepLast: true });
  return {
    action,
    setAction(text: string): void {
      const next = new URLSearchParams(params);
      if (toAction(text)) next.set(PARAMETER, text);
      else next.delete(PARAMETER);
      setParams(next, { replace: true, preventScrollReset: true });
    },
    forbidden: access === 'denied' || isRefusal(pages.error),
    entries: items,
    ...pages,
  };
}
