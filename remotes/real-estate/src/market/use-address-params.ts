import { useLocation, useNavigate, useNavigationType, useSearchParams } from '@boardwalk/kit';
import { useEffect } from 'react';

/** The last requested query that isn't applied yet: further changes are based on it. */
let asked: URLSearchParams | null = null;

/** Returns the URL's query, and a function to change it without a navigation. */
export function useAddressParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE';
  useEffect(() => {
    // An earlier change may be applied while the last one is pending. Links and Back override it.
    if (!isOwn || asked?.toString() === params.toString()) asked = null;
  }, [params, key, isOwn]);
  useEffect(
    () => () => {
      asked = null;
    },
    [],
  );
  const change = (write: (params: URLSearchParams) => URLSearchParams) => {
    asked = write(asked ?? params);
    void navigate({ search: asked.toString() }, { replace: true, preventScrollReset: true });
  };
  return { params, change };
}
