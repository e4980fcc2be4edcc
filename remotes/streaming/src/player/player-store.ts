import type { StreamPlatformName } from '@boardwalk/contracts';
import { useSyncExternalStore } from 'react';

/** Data of a stream that its player needs. */
export interface Channel {
  username: string;
  fullName: string;
  platform: StreamPlatformName;
  channel: string;
  channelUrl: string;
  broadcast: string | null;
  title: string;
}

/** A player. It has an element of its own, which is moved between its page and the corner of the window. */
export interface StreamPlayer {
  channel: Channel;
  element: HTMLElement;
  /** Whether its page is shown. */
  onPage: boolean;
  /** Whether it was started, so that it continues after its page is left. */
  opened: boolean;
  /** Whether it may start automatically, if the reader's settings allow it. */
  begins: boolean;
}

/** Maximum number of simultaneous players. */
export const MAX_PLAYERS = 4;

type Movable = Element & { moveBefore?: (node: Node, before: Node | null) => void };

let players: readonly StreamPlayer[] = [];
const corners = new Map<string, HTMLElement>();
const listeners = new Set<() => void>();

function set(next: readonly StreamPlayer[]): void {
  players = next;
  for (const listener of listeners) listener();
}

const change = (username: string, what: Partial<StreamPlayer>): void =>
  set(players.map((one) => (one.channel.username === username ? { ...one, ...what } : one)));

/** Moves an element without stopping its content: frames reload when they are removed, which `moveBefore` avoids. */
function move(element: HTMLElement, to: Movable): void {
  if (to.moveBefore && element.isConnected && to.isConnected) to.moveBefore(element, null);
  else to.append(element);
}

/**
 * Moves the player of a stream into its slot on a page, also from the corner.
 * @returns a function for leaving the page: a started player moves to the corner, any other is removed.
 */
export function attachPlayer(channel: Channel, container: HTMLElement, begins: boolean): () => void {
  const { username } = channel;
  const known = players.find((one) => one.channel.username === username);
  const element = known?.element ?? newElement();
  move(element, container);
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

/** Marks the player as started. */
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

/** Sets the element that a player moves to when its page is left. */
export function setCorner(username: string, corner: HTMLElement | null): void {
  if (corner) corners.set(username, corner);
  else corners.delete(username);
}

export const usePlayers = (): readonly StreamPlayer[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => players,
    () => NONE,
  );
const NONE: readonly StreamPlayer[] = [];

function newElement(): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, { width: '100%', height: '100%' });
  return element;
}
