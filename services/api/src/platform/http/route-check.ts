import { endpoint, endpointKeys } from '@boardwalk/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, HttpAdapterHost, MetadataScanner } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { endpointKeyOf } from './endpoint.decorator.ts';
import { servedRoutes } from './fastify-adapter.ts';
import { takesInput } from './input.decorator.ts';

/** Refuses to start when the routes and the endpoint table differ in either direction, or an input would be unchecked. */
@Injectable()
export class RouteCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly adapters: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    const table = new Set<string>(endpointKeys);
    const served = servedRoutes(this.adapters.httpAdapter.getInstance<FastifyInstance>());
    const problems = [
      ...served.filter((route) => !table.has(route)).map((route) => `${route} is not in the endpoint table`),
      ...endpointKeys
        .filter((key) => !served.includes(key))
        .map((key) => `${key} is in the endpoint table but nothing serves it`),
      ...this.unchecked(),
    ];
    if (problems.length > 0) throw new Error(`Routes and endpoints differ:\n${problems.join('\n')}`);
  }

  /** Returns the handlers whose row has input schemas but that don't use `@Input()`. */
  private unchecked(): string[] {
    return this.discovery.getControllers().flatMap(({ metatype, name }) => {
      const prototype = metatype?.prototype ?? {};
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((method) => {
          const key = endpointKeyOf(prototype[method]);
          const row = key && endpoint(key);
          return row && (row.params || row.query || row.body) && !takesInput(prototype, method);
        })
        .map((method) => `${name}.${method} doesn't take its @Input()`);
    });
  }
}
