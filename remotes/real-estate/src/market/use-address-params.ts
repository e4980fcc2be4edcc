import { useNavigate, useSearchParams } from '@boardwalk/kit';
import { useEffect } from 'react';

/** What was asked for and isn't shown yet: what is chosen meanwhile comes on top of it. */
let asked: URLSearchParams | null = null;

/** The query of the address, and the way to change it without another page. */
export function useAddressParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => {
    asked = null;
    return () => {
      asked = null;
    };
  }, [params]);
  const change = (write: (params: URLSearchParams) => URLSearchParams) => {
    asked = write(asked ?? params);
    void navigate({ search: asked.toString() }, { replace: true, preventScrollReset: true });
  };
  return { params, change };
}
