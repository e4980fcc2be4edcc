import type { RouteShape } from '@boardwalk/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from '@boardwalk/kit';
import { FailedRemote } from './failed-remote.tsx';
import { OwnErrorScreen } from './own-error-screen.tsx';
import type { RemoteJoin } from './remote-join.ts';
import { RemotePlace } from './remote-place.tsx';
import { RemoteRoute } from './remote-route.tsx';

/** Id of the route around all routes of a remote. Its loader returns the version that the other loaders ran with. */
export const boundaryId = (name: string) => `remote ${name}`;

type ShouldRevalidate = NonNullable<RouteObject['shouldRevalidate']>;

const pathOf = (request: Request) => new URL(request.url).pathname;

/** Creates the route around all routes of a remote, whose error boundary keeps the frame. */
export function boundaryRoute(name: string, shapes: RouteShape[], join: RemoteJoin): RouteObject {
  let last: string | null | undefined;
  return {
    id: boundaryId(name),
    element: <RemotePlace joined={name} />,
    errorElement: <FailedRemote />,
    async loader({ request }) {
      last = await join.token(pathOf(request));
      return last;
    },
    shouldRevalidate: ({ nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate || join.tokenNow(nextUrl.pathname) !== last,
    children: standInsOf(name, shapes, join),
  };
}

/** Creates placeholder routes in the shape of a remote's tree, each of which delegates to the shown version. */
export function standInsOf(name: string, shapes: RouteShape[], join: RemoteJoin): RouteObject[] {
  return shapes.map((shape) => {
    const { id, path, caseSensitive, catches, handle } = shape;
    const standIn = {
      id,
      caseSensitive,
      handle,
      element: <RemoteRoute id={id} />,
      ...(catches && { errorElement: <OwnErrorScreen id={id} /> }),
      ...handlersOf(id, join),
    };
    return shape.index
      ? { ...standIn, path, index: true as const }
      : { ...standIn, path, children: shape.children && standInsOf(name, shape.children, join) };
  });
}

function handlersOf(id: string, join: RemoteJoin) {
  const ranFor = { route: undefined as RouteObject | undefined };
  return {
    async loader(args: LoaderFunctionArgs) {
      const record = await join.record(pathOf(args.request), id);
      ranFor.route = record?.route;
      const loader = (await record?.load())?.loader;
      return typeof loader === 'function' ? ((await loader(args)) ?? null) : null;
    },
    async action(args: ActionFunctionArgs) {
      const record = await join.record(pathOf(args.request), id);
      const action = (await record?.load())?.action;
      if (typeof action !== 'function') throw new Response(null, { status: 405 });
      return (await action(args)) ?? null;
    },
    shouldRevalidate(args: Parameters<ShouldRevalidate>[0]) {
      const record = join.recordNow(args.nextUrl.pathname, id);
      const ran = ranFor.route ? ranFor.route === record?.route : join.isAsRendered(args.nextUrl.pathname);
      // A route can't decide how long the results of another version stay valid.
      if (!record?.loaded || !ran) return true;
      const { loader, shouldRevalidate } = record.loaded;
      if (!loader) return false;
      return shouldRevalidate?.(args) ?? args.defaultShouldRevalidate;
    },
  };
}
