import type { Widening } from '@boardwalk/contracts';

const KINDS: Record<Widening['kind'], string> = {
  path: 'addresses below',
  link: 'a link of the navigation to',
  embed: 'frames of',
  call: 'the call',
  permission: 'the permission',
  event: 'events of the site:',
};

/** Returns one line for each addition of a release that a person has to approve. */
export function wideningLines(widening: readonly Widening[]): string[] {
  return widening.map(
    ({ kind, value, owner }) =>
      `  New, needs approval: ${KINDS[kind]} ${value}${owner ? `, where the remote "${owner}" has its pages` : ''}`,
  );
}
