import { Module } from '@nestjs/common';
import { OpenapiController } from './openapi.controller.ts';
import { OpenapiService } from './openapi.service.ts';

@Module({ controllers: [OpenapiController], providers: [OpenapiService] })
export class OpenapiModule {}
