import { DiscoveryService } from '@nestjs/core';

export type Interval = 'minute' | 'hour';

/**
 * Calls a method of a provider every minute or every hour, in one of the processes, without arguments. It must be repeatable: it may also run after
 * a failure, twice when a process dies, and for an interval in which no process was up. Work that other code also requests, or that takes minutes,
 * has a queue of its own: {@link Jobs.work}.
 */
export const Every = DiscoveryService.createDecorator<Interval>();
