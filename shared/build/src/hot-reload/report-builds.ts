// In every container that a development server builds: passes the results of its builds to the overlay of the page.
import { place } from './place.ts';

/** Replaced by the bundler. */
declare const __BOARDWALK_REMOTE__: string;
declare const __BOARDWALK_SERVER__: string;

/** The part of the browser's EventSource that is used. */
declare class EventSource {
  constructor(url: string);
  onmessage: (event: { data: string }) => void;
}

const overlay = place.boardwalkOverlay;
if (overlay) {
  overlay.serve(__BOARDWALK_REMOTE__, __BOARDWALK_SERVER__);
  new EventSource(`${__BOARDWALK_SERVER__}/build-events`).onmessage = ({ data }) =>
    overlay.built(__BOARDWALK_REMOTE__, JSON.parse(data) as string[]);
}

/**
 * Never called. It keeps the page's shared modules in the graph: while a build fails, the only module that imports React may be missing from it, and an
 * update would then dispose of React permanently.
 */
export const sharedModules = () => [
  // Literals, which the bundler reads. Types belong to the page, which this package doesn't depend on.
  // @ts-expect-error
  import('react'),
  // @ts-expect-error
  import('react-dom'),
  // @ts-expect-error
  import('@boardwalk/kit'),
];
