import type { Release, RemoteSlot, SlotName, SlotProps } from '@boardwalk/contracts';
import { type ComponentType, createContext, useContext } from 'react';
import type { Catalog } from '../i18n/catalogs.ts';

/** The default export of a module that fills a slot. */
export interface SlotFillerDefinition<Name extends SlotName = SlotName> {
  Component: ComponentType<SlotProps<Name>>;
  /** Messages of the component. */
  catalog?: Catalog;
}

/**
 * Creates the default export of a module in `src/slots`, which fills a slot.
 * @example export default defineSlotFiller<'event.page.aside'>({ Component: EventPoll, catalog });
 */
export function defineSlotFiller<Name extends SlotName>(
  definition: SlotFillerDefinition<Name>,
): SlotFillerDefinition<Name> {
  return definition;
}

/** A component of a remote that fills a slot, with the release that brings it. */
export interface SlotFiller extends RemoteSlot {
  remote: string;
  release: Release;
}

/** Source of the components in slots, provided by the shell. */
export interface SlotSource {
  /** Returns the components of the release set, whatever the owner has switched off. */
  fillers(): readonly SlotFiller[];
  /** Loads a component. @throws if it can't be loaded. */
  load(filler: SlotFiller): Promise<SlotFillerDefinition>;
  /** Called after a component was rendered. */
  rendered(filler: SlotFiller): Promise<void> | void;
  /** Called when a component could not be loaded, or threw while rendering. */
  failed(filler: SlotFiller, error: unknown): Promise<void> | void;
}

/** Provides the {@link SlotSource} of the shell. Without it every slot is empty. */
export const SlotSourceContext = createContext<SlotSource | null>(null);

const NONE: readonly SlotFiller[] = [];

/** Returns the components that the served remotes bring for slots, whatever the owner has switched off. */
export function useSlotFillers(): readonly SlotFiller[] {
  return useContext(SlotSourceContext)?.fillers() ?? NONE;
}
