import { DiscoveryService } from '@nestjs/core';
import type { MethodDeclaration } from '../discovery/declared.ts';

export type Interval = 'minute' | 'hour';

/**
 * Calls a method of a provider every minute or every hour, in one of the processes, without arguments. It must be repeatable: a failed hourly task
 * runs again, tasks of the minute also run when a process starts, and those of the hour when one was missed. Work that other code also requests, or that
 * takes minutes, has a queue of its own: `Jobs.work`.
 */
export const Every: MethodDeclaration<Interval, () => unknown> = DiscoveryService.createDecorator<Interval>();
