import { DiscoveryService } from '@nestjs/core';

export type Interval = 'minute' | 'hour';

/**
 * Calls a method of a provider every minute or every hour, in one of the processes, without arguments. It must be repeatable: a failed hourly task
 * runs again, tasks of the minute also run when a process starts, and those of the hour when one was missed. Work that other code also requests, or that
 * takes minutes, has a queue of its own: `Jobs.work`.
 */
export const Every = DiscoveryService.createDecorator<Interval>();
