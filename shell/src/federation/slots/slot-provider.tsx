import type { ReleaseSet } from '@boardwalk/contracts';
import { type SlotFiller, type SlotSource, SlotSourceContext } from '@boardwalk/kit';
import { type ReactNode, useContext, useMemo } from 'react';
import { useRemotes } from '../loading/remotes-context.ts';
import { RenderedSetContext, releaseSets } from '../set/set-store.ts';

/** Only pages with a component in a slot need it. */
const loader = () => import(/* webpackChunkName: "slot-loader" */ './slot-loader.ts');

/** Provides the components that the remotes of the release set bring for slots. */
export function SlotProvider({ children }: { children: ReactNode }) {
  const renderedSet = useContext(RenderedSetContext);
  const remotes = useRemotes();
  const source = useMemo(
    (): SlotSource => ({
      fillers: () => fillersOf(renderedSet ?? releaseSets.current()),
      load: async (filler) => (await loader()).loadFiller(remotes, filler),
      rendered: (filler) => void loader().then((file) => file.fillerRendered(remotes, filler)),
      failed: (filler, error) =>
        void loader().then(
          (file) => file.fillerFailed(remotes, filler, error),
          () => {},
        ),
    }),
    [renderedSet, remotes],
  );
  return <SlotSourceContext value={source}>{children}</SlotSourceContext>;
}

function fillersOf(set: ReleaseSet | null): SlotFiller[] {
  return (set?.remotes ?? []).flatMap((release) =>
    (release.slots ?? []).map((slot) => ({ ...slot, remote: release.name, release })),
  );
}
