import { Module } from '@nestjs/common';
import { OpenapiController } from './openapi.controller.ts';

@Module({ controllers: [OpenapiController] })
export class OpenapiModule {}
