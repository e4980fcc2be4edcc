import type { FastifyInstance } from 'fastify';

const ROUTES = Symbol('served routes');

/** Notes every route that the server gets from now on, however it came about. */
export function noteRoutes(server: FastifyInstance): void {
  const routes: string[] = [];
  server.decorate(ROUTES, routes);
  server.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) if (verb !== 'HEAD') routes.push(`${verb} ${url}`);
  });
}

/** The routes as `METHOD /path`; HEAD goes with each GET and isn't named. */
export function servedRoutes(server: FastifyInstance): string[] {
  return server.getDecorator<string[]>(ROUTES);
}
