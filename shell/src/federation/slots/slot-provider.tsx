import { loadSlots, type SlotSource, SlotSourceContext } from '@boardwalk/kit';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
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
      fillers: () =>
        ((renderedSet ?? releaseSets.current())?.remotes ?? []).flatMap((release) =>
          (release.slots ?? []).map((slot) => ({ ...slot, remote: release.name, release })),
        ),
      load: async (filler) => (await loader()).loadFiller(remotes, filler),
      rendered: async (filler) => (await loader()).fillerRendered(remotes, filler),
      failed: async (filler, error) => (await loader()).fillerFailed(remotes, filler, error),
    }),
    [renderedSet, remotes],
  );
  useEffect(() => {
    if (source.fillers().length > 0) void loadSlots();
  }, [source]);
  return <SlotSourceContext value={source}>{children}</SlotSourceContext>;
}
