import type { Auth0ContextInterface } from '@auth0/auth0-react';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import type { IdentityClientProps } from './identity-client.tsx';

type Waiting = ReturnType<typeof Promise.withResolvers<Auth0ContextInterface>>;

function startWaiting(): Waiting {
  const waiting = Promise.withResolvers<Auth0ContextInterface>();
  // A failure is told to whoever asks; when nobody has asked, nobody misses it.
  waiting.promise.catch(() => {});
  return waiting;
}

/**
 * The provider's library: fetched when somebody wants it, and again after a fetch that failed.
 * @returns the component that holds it, once it is here, and the way to the client inside.
 */
export function useIdentityClient(onFailure: (message: string) => void) {
  const [Client, setClient] = useState<ComponentType<IdentityClientProps>>();
  const waiting = useRef<Waiting>(undefined);
  const latest = useRef<Auth0ContextInterface>(undefined);
  const fetching = useRef<Promise<void>>(undefined);
  const tell = useRef(onFailure);
  useEffect(() => {
    tell.current = onFailure;
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
      /** Whoever waits is told; whoever asks next starts from nothing. */
      fail(cause: unknown): void {
        wait().reject(cause);
        waiting.current = undefined;
        fetching.current = undefined;
        setClient(undefined);
        tell.current(cause instanceof Error ? cause.message : String(cause));
      },
      /** The client in its latest state. @throws when the library can't be had. */
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
