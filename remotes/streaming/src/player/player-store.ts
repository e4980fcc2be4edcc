import type { StreamPlatformName } from '@boardwalk/contracts';
import { useSyncExternalStore } from 'react';

/** What a player has to know of a stream. */
export interface Channel {
  username: string;
  fullName: string;
  platform: StreamPlatformName;
  channel: string;
  channelUrl: string;
  broadcast: string | null;
  title: string;
}

/** A player. It lives in an element of its own, which is moved between its page and the corner of the window. */
export interface Seated {
  channel: Channel;
  element: HTMLElement;
  /** Whether its page is shown. */
  onPage: boolean;
  /** Whether it plays, so that it goes on when its page is left. */
  opened: boolean;
  /** Whether it may begin by itself, where the reader's settings say so. */
  begins: boolean;
}

/** Nobody watches more at once. */
export const MOST_PLAYERS = 4;

type Movable = Element & { moveBefore?: (node: Node, before: Node | null) => void };

let players: readonly Seated[] = [];
const corners = new Map<string, HTMLElement>();
const listeners = new Set<() => void>();

function set(next: readonly Seated[]): void {
  players = next;
  for (const listener of listeners) listener();
}

const change = (username: string, what: Partial<Seated>): void =>
  set(players.map((one) => (one.channel.username === username ? { ...one, ...what } : one)));

/** Moves an element without stopping what plays in it: frames begin anew when they are taken out, a browser with `moveBefore` takes none out. */
function move(element: HTMLElement, to: Movable): void {
  if (to.moveBefore && element.isConnected && to.isConnected) to.moveBefore(element, null);
  else to.append(element);
}

/**
 * Puts the player of a stream into its place on a page; one that is playing in the corner comes back.
 * @returns the way to leave: what plays goes into the corner, anything else is gone.
 */
export function takeSeat(channel: Channel, place: HTMLElement, begins: boolean): () => void {
  const { username } = channel;
  const known = players.find((one) => one.channel.username === username);
  const element = known?.element ?? newElement();
  move(element, place);
  if (known) change(username, { channel, onPage: true, begins });
  else set([...players, { channel, element, onPage: true, opened: false, begins }]);
  return () => {
    const left = players.find((one) => one.channel.username === username);
    const corner = corners.get(username);
    if (left?.opened && corner) {
      move(element, corner);
      change(username, { onPage: false });
    } else dismiss(username);
  };
}

/** The player plays from now on. */
export function markOpened(username: string): void {
  if (players.some(({ channel, opened }) => channel.username === username && !opened))
    change(username, { opened: true });
}

/** Ends a player. */
export function dismiss(username: string): void {
  const one = players.find(({ channel }) => channel.username === username);
  set(players.filter((other) => other !== one));
  one?.element.remove();
}

/** Where a player goes when its page is left. */
export function setCorner(username: string, corner: HTMLElement | null): void {
  if (corner) corners.set(username, corner);
  else corners.delete(username);
}

export const usePlayers = (): readonly Seated[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => players,
    () => NONE,
  );
const NONE: readonly Seated[] = [];

function newElement(): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, { width: '100%', height: '100%' });
  return element;
}
