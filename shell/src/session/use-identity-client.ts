import type { Auth0ContextInterface } from '@auth0/auth0-react';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import type { IdentityClientProps } from './identity-client.tsx';

type Waiting = ReturnType<typeof Promise.withResolvers<Auth0ContextInterface>>;

function startWaiting(): Waiting {
  const waiting = Promise.withResolvers<Auth0ContextInterface>();
  // Callers get the rejection; without a caller it must not be reported as unhandled.
  waiting.promise.catch(() => {});
  return waiting;
}

/**
 * Loads the provider's library on demand, and again after a failure.
 * @returns the component that mounts it, once loaded, and access to its client.
 */
export function useIdentityClient(onFailure: (message: string) => void) {
  const [Client, setClient] = useState<ComponentType<IdentityClientProps>>();
  const waiting = useRef<Waiting>(undefined);
  const latest = useRef<Auth0ContextInterface>(undefined);
  const fetching = useRef<Promise<void>>(undefined);
  const failureHandler = useRef(onFailure);
  useEffect(() => {
    failureHandler.current = onFailure;
  }, [onFailure]);

  const client = useMemo(() => {
    const wait = () => {
      waiting.current ??= startWaiting();
      return waiting.current;
    };
    return {
      bring(): void {
        fetching.current ??= import(/* webpackChunkName: "identity-client" */ './identity-client.tsx').then(
          (module) => setClient(() => module.default),
          (cause) => this.fail(cause),
        );
      },
      arrive(arrived: Auth0ContextInterface): void {
        latest.current = arrived;
        wait().resolve(arrived);
      },
      /** Rejects waiting callers; the next call starts from scratch. */
      fail(cause: unknown): void {
        wait().reject(cause);
        waiting.current = undefined;
        fetching.current = undefined;
        setClient(undefined);
        failureHandler.current(cause instanceof Error ? cause.message : String(cause));
      },
      /** Returns the client in its latest state. @throws if the library can't be loaded. */
      async get(): Promise<Auth0ContextInterface> {
        const { promise } = wait();
        this.bring();
        await promise;
        return latest.current ?? promise;
      },
    };
  }, []);
  return { Client, client };
}
