import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from './configuration.ts';

@Module({})
class ConfigurationModule {}

/** Provides the configuration to every module. */
export function configurationModule(configuration: Configuration): DynamicModule {
  return {
    module: ConfigurationModule,
    global: true,
    providers: [{ provide: CONFIGURATION, useValue: configuration }],
    exports: [CONFIGURATION],
  };
}
