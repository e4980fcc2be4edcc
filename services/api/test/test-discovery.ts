import { Module, type Provider } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner, NestFactory } from '@nestjs/core';
import { onTestFinished } from 'vitest';

/** Returns the discovery of an application with these providers, as arguments of a service that searches their declarations. */
export async function discoveryOf(...providers: Provider[]): Promise<[DiscoveryService, MetadataScanner]> {
  @Module({ imports: [DiscoveryModule], providers })
  class Discovered {}
  const application = await NestFactory.createApplicationContext(Discovered, { logger: false });
  onTestFinished(() => application.close());
  return [application.get(DiscoveryService), application.get(MetadataScanner)];
}
