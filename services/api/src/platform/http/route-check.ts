import { endpointKeys } from '@boardwalk/contracts';
import { Inject, Injectable, type OnApplicationBootstrap, RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { endpointKeyOf } from './endpoint.decorator.ts';
import { HTTP_SERVER } from './http-server.module.ts';
import { servedRoutes } from './served-routes.ts';

/** Nest's own metadata names: on a handler they say that it is a route. */
const PATH = 'path';
const METHOD = 'method';

/** Refuses to start when the routes and the endpoint table differ in either direction. */
@Injectable()
export class RouteCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    @Inject(HTTP_SERVER) private readonly server: FastifyInstance,
  ) {}

  onApplicationBootstrap(): void {
    const table = new Set<string>(endpointKeys);
    const declared = this.handlers();
    const served = servedRoutes(this.server);
    const problems = [
      ...declared.filter(({ key }) => !key).map(({ name }) => `${name} serves a route without an endpoint`),
      ...served.filter((route) => !table.has(route)).map((route) => `${route} is not in the endpoint table`),
      ...endpointKeys
        .filter((key) => !declared.some((handler) => handler.key === key) || !served.includes(key))
        .map((key) => `${key} is in the endpoint table but nothing serves it`),
    ];
    if (problems.length > 0) throw new Error(`Routes and endpoints differ:\n${problems.join('\n')}`);
  }

  private handlers(): { name: string; key: string | undefined }[] {
    return this.discovery.getControllers().flatMap(({ metatype, name }) => {
      const methods = metatype ? this.scanner.getAllMethodNames(metatype.prototype) : [];
      return methods
        .map((method) => ({ method, handler: metatype?.prototype[method] }))
        .filter(({ handler }) => endpointKeyOf(handler) ?? isNestRoute(handler))
        .map(({ method, handler }) => ({ name: `${name}.${method}`, key: endpointKeyOf(handler) }));
    });
  }
}

function isNestRoute(handler: object): boolean {
  return (
    Reflect.hasMetadata(PATH, handler) && RequestMethod[Reflect.getMetadata(METHOD, handler)] !== undefined
  );
}
