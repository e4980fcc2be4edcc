import type { RemoteSlot } from './remote-slot.ts';
import type { SlotPlacement } from './slot-placement.ts';
import type { SlotName } from './slot-sizes.ts';

// Without schemas, because every page with a slot needs it.

/** Fields that identify a component: its slot, its remote, its module and, in texts, its block. */
type FillerKey = Pick<RemoteSlot, 'slot' | 'module' | 'block'> & { remote: string };

/** Returns the owner's choice for a component; undefined without one. */
export function placementOf(
  filler: FillerKey,
  placements: readonly SlotPlacement[],
): SlotPlacement | undefined {
  return placements.find((placement) =>
    (['slot', 'remote', 'module', 'block'] as const).every((key) => placement[key] === filler[key]),
  );
}

/**
 * Returns the components of a slot in the owner's order, followed by those that the owner hasn't placed.
 * @param all whether those that are switched off are included.
 */
export function placedFillers<Filler extends FillerKey>(
  fillers: readonly Filler[],
  placements: readonly SlotPlacement[],
  slot: SlotName,
  all = false,
): Filler[] {
  return fillers
    .filter((filler) => filler.slot === slot)
    .map((filler) => ({ filler, placement: placementOf(filler, placements) }))
    .filter(({ placement }) => all || (placement?.on ?? true))
    .sort((one, other) => rankOf(one.placement) - rankOf(other.placement))
    .map(({ filler }) => filler);

  function rankOf(placement: SlotPlacement | undefined): number {
    return placement ? placements.indexOf(placement) : placements.length;
  }
}
