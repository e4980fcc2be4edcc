import type { EndpointAnswer, StreamSlot } from '@boardwalk/contracts';
import { announce, call, useQuery, useQueryClient } from '@boardwalk/kit';
import { useEffect, useRef } from 'react';
import { slotsQuery } from '../../streams/queries.ts';

/** Delay in which several key presses become one change, in milliseconds. */
const SAVE_DELAY_MS = 700;

/** The member's schedule. Moves are shown immediately, and saved after a pause. */
export function useSlots() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(slotsQuery);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const put = (change: (items: readonly StreamSlot[]) => StreamSlot[]) =>
    queries.setQueryData(
      slotsQuery.queryKey,
      (known): EndpointAnswer<'GET /api/streams/me/slots'> | undefined =>
        known && { items: change(known.items) },
    );
  const take = (slot: StreamSlot) => put((items) => items.map((one) => (one.id === slot.id ? slot : one)));
  const save = async (id: string) => {
    timers.current.delete(id);
    const slot = queries.getQueryData(slotsQuery.queryKey)?.items.find((one) => one.id === id);
    if (!slot) return;
    try {
      const saved = await call('PATCH /api/streams/me/slots/:id', { params: { id }, body: bodyOf(slot) });
      // Changes made meanwhile are saved based on this version.
      if (timers.current.has(id))
        put((items) => items.map((one) => (one.id === id ? { ...one, version: saved.version } : one)));
      else take(saved);
    } catch (error) {
      announce(error);
      // The schedule is reset to the server's state.
      void queries.invalidateQueries({ queryKey: slotsQuery.queryKey });
    }
  };
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const [id, timer] of waiting) {
        clearTimeout(timer);
        void latest.current(id);
      }
    };
  }, []);
  return {
    slots: data?.items,
    error,
    refetch: () => void refetch(),
    /** Shows a saved slot. */
    saved: take,
    /** Shows a changed slot; it is saved after a pause. */
    change: (slot: StreamSlot) => {
      take(slot);
      clearTimeout(timers.current.get(slot.id));
      timers.current.set(
        slot.id,
        setTimeout(() => void latest.current(slot.id), SAVE_DELAY_MS),
      );
    },
  };
}

/** Returns the request body of a slot. */
function bodyOf({ title, character, startsAt, zone, minutes, repeat, version }: StreamSlot) {
  return { title, character, startsAt, zone, minutes, repeat, version };
}
