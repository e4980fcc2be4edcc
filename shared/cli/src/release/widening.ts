import type { Widening } from '@boardwalk/contracts';

const KINDS: Record<Widening['kind'], string> = {
  path: 'addresses below',
  link: 'a link of the navigation to',
  embed: 'frames of',
  call: 'the call',
  permission: 'the permission',
  notification: 'notifications of the kind',
  inbox: 'items in the staff’s inbox of the kind',
  slot: 'a component in the slot',
  event: 'events of the site:',
};

/** Returns one line for each addition of a release that a person has to approve. */
export function wideningLines(widening: readonly Widening[]): string[] {
  return widening.map(
    ({ kind, value, owner }) =>
      `  New, needs approval: ${KINDS[kind]} ${value}${owner ? `, where the remote "${owner}" has its pages` : ''}`,
  );
}
