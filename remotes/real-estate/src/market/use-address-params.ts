import { useLocation, useNavigate, useNavigationType, useSearchParams } from '@boardwalk/kit';
import { useEffect } from 'react';

/** What was asked for last and isn't shown yet: what is chosen meanwhile comes on top of it. */
let asked: URLSearchParams | null = null;

/** The query of the address, and the way to change it without another page. */
export function useAddressParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE';
  useEffect(() => {
    // A change from before may be shown while the last one is under way. Links and the way back take its place.
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
