import { Module } from '@nestjs/common';
import { ImagesController } from './images.controller.ts';
import { ImagesService } from './images.service.ts';

@Module({ controllers: [ImagesController], providers: [ImagesService] })
export class ImagesModule {}
